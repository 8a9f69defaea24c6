import type * as z from 'zod/mini';
import { displayText } from '../../domain/shared/display-text';
import type { CancelSignal } from '../../domain/shared/ports';
import { cancelledText, ServiceError, sessionExpiredText } from '../../domain/shared/service-error';
import { nextTask } from '../browser/next-task';
import type { Call } from './call';

export interface Answer {
  readonly response: Response;
  readonly text: string;
}

const redirected = 'The service redirected the request to another URL, which the shop does not follow.';
/** A service refuses a token with one of these. The specification names 511 beside 401 and 403. */
const unauthorized: readonly number[] = [401, 403, 511];

/** The size of a part, in rows. A slow phone can draw between two parts. */
const partLength = 50;

/** It rejects with ServiceError for a failure, an invalid reply, or a cancel between two parts. */
export async function readReply<Reply, Body>(
  call: Call<Reply, Body>,
  { response, text }: Answer,
  hadToken: boolean,
  cancel?: CancelSignal,
): Promise<Reply> {
  const { status } = response;
  // A redirect that the browser does not follow has status 0.
  if (!response.ok && status < 400) throw new ServiceError('invalidReply', redirected);
  const json = parseJson(text);
  if (!response.ok) throw refusal(call, response, messageIn(json, 'message', 'errorMessage'), hadToken);
  if (reportsFailure(json))
    throw new ServiceError('refused', messageIn(json, 'errorMessage', 'message') ?? silentRefusal(call), status);
  const reply = await parseReply(call, withoutEnvelope(json), cancel);
  if (reply.success) return reply.data;
  const field = String(reply.error.issues[0]?.path[0]);
  throw new ServiceError('invalidReply', call.failures?.[field] ?? call.failure, status);
}

async function parseReply<Reply, Body>(
  { reply, longList }: Call<Reply, Body>,
  json: unknown,
  cancel: CancelSignal | undefined,
): Promise<z.core.util.SafeParseResult<Reply>> {
  const parts = splitLongList(json, longList?.field);
  if (!longList || parts.length === 1) return reply.safeParse(json);
  const read: Reply[] = [];
  let failure: z.core.util.SafeParseError<Reply> | undefined;
  for (const part of parts) {
    await nextTask();
    if (cancel?.aborted) throw new ServiceError('cancelled', cancelledText);
    const result = reply.safeParse(part);
    if (result.success) read.push(result.data);
    else failure = result;
  }
  return read.length === 0 && failure ? failure : { success: true, data: longList.join(read) };
}

export function splitLongList(json: unknown, longList: string | undefined): readonly unknown[] {
  const rows = longList && fieldsOf(json)[longList];
  if (!longList || !Array.isArray(rows) || rows.length <= partLength) return [json];
  const starts = Array.from({ length: Math.ceil(rows.length / partLength) }, (_part, index) => index * partLength);
  return starts.map((start) => ({ [longList]: rows.slice(start, start + partLength) }));
}

function refusal<Reply, Body>(
  call: Call<Reply, Body>,
  { status, statusText, headers }: Response,
  message: string | undefined,
  hadToken: boolean,
) {
  const isAuth = unauthorized.includes(status);
  if (isAuth && hadToken) return new ServiceError('sessionEnded', sessionExpiredText, status);
  // Without a token no session can end: the password was wrong, or the customer is a guest.
  if (isAuth) return new ServiceError('refused', message ?? silentRefusal(call), status);
  const reason = displayText(statusText) ?? reasonPhrases.get(status);
  return new ServiceError(
    'refused',
    message ?? (reason ? `HTTP ${status}: ${reason}` : `HTTP ${status}`),
    status,
    retryAfterOf(headers),
  );
}

/** The header holds seconds, or a date in words on the service's own clock. A service on another origin may hide it. */
function retryAfterOf(headers: Headers): number | undefined {
  const written = headers.get('Retry-After') ?? '';
  if (/^\d+(?:\.\d+)?$/.test(written)) return Math.ceil(Number(written) * 1000);
  // Browsers take other numbers for years.
  if (!/[a-z]/i.test(written)) return undefined;
  const wait = Date.parse(written) - Date.parse(headers.get('Date') ?? '');
  return wait > 0 ? wait : undefined;
}

function silentRefusal<Reply, Body>({ refusal, failure }: Call<Reply, Body>): string {
  return refusal ?? failure;
}

/** Returns undefined if there is no body. Malformed JSON becomes a value that no schema accepts. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return Symbol();
  }
}

export function withoutEnvelope(json: unknown): unknown {
  const { data } = fieldsOf(json);
  return typeof data === 'object' && data !== null ? data : json;
}

function reportsFailure(json: unknown): boolean {
  return [json, withoutEnvelope(json)].some((level) => fieldsOf(level).successResponse === false);
}

function messageIn(json: unknown, ...names: readonly string[]): string | undefined {
  return [withoutEnvelope(json), json]
    .flatMap((level) => names.map((name) => displayText(fieldsOf(level)[name])))
    .find((text) => text !== undefined);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

/** HTTP/2 servers send no reason phrase. The statuses in `unauthorized` have sentences of their own. */
const reasonPhrases: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [402, 'Payment Required'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [406, 'Not Acceptable'],
  [408, 'Request Timeout'],
  [409, 'Conflict'],
  [410, 'Gone'],
  [412, 'Precondition Failed'],
  [413, 'Payload Too Large'],
  [414, 'URI Too Long'],
  [415, 'Unsupported Media Type'],
  [422, 'Unprocessable Entity'],
  [423, 'Locked'],
  [425, 'Too Early'],
  [426, 'Upgrade Required'],
  [428, 'Precondition Required'],
  [429, 'Too Many Requests'],
  [431, 'Request Header Fields Too Large'],
  [451, 'Unavailable For Legal Reasons'],
  [500, 'Internal Server Error'],
  [501, 'Not Implemented'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
  [505, 'HTTP Version Not Supported'],
  [507, 'Insufficient Storage'],
  [508, 'Loop Detected'],
]);

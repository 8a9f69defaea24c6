import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** @typedef {{ status: number, retryAfter: string | undefined, reply: any }} Answer */
/** @typedef {{ method: string, headers?: Record<string, string>, body?: string | Buffer, signal?: AbortSignal }} Sent */

/**
 * Calls from an address of its own, such as 127.1.0.7, because the backend counts calls by address.
 * @param {string} localAddress
 */
export function callsFrom(localAddress) {
  const agent = new Agent({ keepAlive: true, localAddress });
  /** @param {string} url @param {Sent} sent @returns {Promise<Answer>} */
  return async (url, { body, ...sent }) => {
    const asked = request(url, { agent, ...sent });
    // `once` tells an error before the answer, and `text` one in it.
    asked.on('error', () => undefined).end(body);
    const [response] = await once(asked, 'response');
    const written = await text(response);
    const isJson = response.headers['content-type']?.startsWith('application/json');
    return {
      status: response.statusCode,
      retryAfter: response.headers['retry-after'],
      reply: isJson ? JSON.parse(written) : undefined,
    };
  };
}

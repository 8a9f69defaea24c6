interface RefusalOptions extends ErrorOptions {
  /** In seconds. */
  readonly retryAfter?: number;
}

const unavailable = 503;
const soon = 5;

/** Customers may read the message. Who is told to come later is told when. */
export class Refusal extends Error {
  readonly retryAfter: number | undefined;

  constructor(
    readonly statusCode: number,
    message: string,
    { retryAfter = statusCode === unavailable ? soon : undefined, ...options }: RefusalOptions = {},
  ) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

export function refuseErrors(errors: object): void {
  for (const error of Object.values(errors)) if (error !== undefined) throw new Refusal(400, String(error));
}

export const noSuchCall = () => new Refusal(404, 'There is no such call.');
export const orderNotFound = () => new Refusal(404, 'Order not found');

/** Customers may read the message. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function refuseErrors(errors: object): void {
  for (const error of Object.values(errors)) if (error !== undefined) throw new Refusal(400, String(error));
}

export const noSuchCall = () => new Refusal(404, 'There is no such call.');
export const orderNotFound = () => new Refusal(404, 'Order not found');

const maxLength = 8;
const endLength = 6;

/** What is called out at the counter: the last part of an order's id, or the end of a long one. `SB-20481` is 20481. */
export function counterNumber(orderId: string): string {
  const last = orderId.split(/[^\p{L}\p{N}]/u).findLast((part) => part !== '') ?? orderId;
  return last.length <= maxLength ? last : last.slice(-endLength).toUpperCase();
}

const maxLength = 8;
const endLength = 6;

/** `SB-20481` has the number 20481. A long id has its end. */
export function counterNumber(orderId: string): string {
  const last = orderId.split(/[^\p{L}\p{N}]/u).findLast((part) => part !== '') ?? orderId;
  return last.length <= maxLength ? last : last.slice(-endLength).toUpperCase();
}

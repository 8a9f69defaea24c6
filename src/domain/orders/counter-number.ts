const maxLength = 8;
const endLength = 6;

/** 20481 of `SB-20481`, or the end of a long id. */
export function counterNumber(orderId: string): string {
  const last = orderId.split(/[^\p{L}\p{N}]/u).findLast((part) => part !== '') ?? orderId;
  return last.length <= maxLength ? last : last.slice(-endLength).toUpperCase();
}

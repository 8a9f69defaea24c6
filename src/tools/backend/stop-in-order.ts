/**
 * Containers wait longer than this: `stop_grace_period` of compose.yaml. A slow payment provider takes most of it.
 *
 * @public A test compares the two.
 */
export const stopPatience = 20_000;

/** Ends the process when everything asked for is answered and closed, or when its patience is over. */
export async function stopInOrder(
  close: () => PromiseLike<unknown>,
  exit: (code: number) => void,
  log: (message: string) => void,
): Promise<void> {
  const limit = setTimeout(() => {
    log('The end took too long. What was left in hand is repeated by the customers and by the outbox.');
    exit(1);
  }, stopPatience);
  await close();
  clearTimeout(limit);
  exit(0);
}

/** Resolves in another task, so that the page can answer in between. Not by a timer, which a browser delays in a tab that is not shown. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(undefined);
  });
}

/** It takes a message port instead of a timer, because browsers delay timers in hidden tabs. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(undefined);
  });
}

/** How long the shop waits for the reply of a service. The order call may take longer (`orderCallTimeout`). */
export const callTimeout = 20_000;

export const orderCallTimeout = 30_000;

/**
 * A page for which the browser leaves has loaded by then. Whoever is still here has stopped its loading, or has an app that
 * opened it elsewhere.
 */
export const departureTimeout = 20_000;

/** Work that waits for another tab gives up after this. No call under the lock may take longer. */
export const lockTimeout = Math.max(callTimeout, orderCallTimeout);

/** How long the shop waits for the reply of a service. The order call may take longer (`orderCallTimeout`). */
export const callTimeout = 20_000;

export const orderCallTimeout = 30_000;

/**
 * A page for which the browser leaves has loaded by then. Whoever is still here has stopped its loading, or has an app that
 * opened it elsewhere.
 */
export const departureTimeout = 20_000;

/**
 * A tab that waits for another gives up after this, which is as long as one call may take. Work with several calls may take
 * longer; then the waiting tab tells its customer so.
 */
export const lockTimeout = Math.max(callTimeout, orderCallTimeout);

/** How long the shop waits for the reply of a service. The order call may take longer (`orderCallTimeout`). */
export const callTimeout = 20_000;

export const orderCallTimeout = 30_000;

/**
 * A page for which the browser leaves has loaded by then. A customer who is still here has stopped its loading, or an app
 * has opened it elsewhere.
 */
export const departureTimeout = 20_000;

/**
 * How long a tab waits for another tab's lock: as long as one call may take. Work with several calls may take longer. The
 * waiting tab then tells its customer what the other tab is doing.
 */
export const lockTimeout = Math.max(callTimeout, orderCallTimeout);

/** The clocks of device and service may differ by this much. */
export const clockTolerance = 5 * 60 * 1000;

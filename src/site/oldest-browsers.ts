/** `test/compatibility/fallbacks.ts` lists the fallbacks for these browsers. */
export const oldestBrowsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'];

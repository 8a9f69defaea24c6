/** `test/compatibility/fallbacks.ts` lists the fallbacks for what one of these browsers lacks. */
export const oldestBrowsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'];

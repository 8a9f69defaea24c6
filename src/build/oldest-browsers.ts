/** The oldest browsers that the shop runs in. What one of them lacks has a fallback: `test/compatibility/fallbacks.ts`. */
export const oldestBrowsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'];

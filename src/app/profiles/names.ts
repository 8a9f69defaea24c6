/** The shops that can be built. Each has a folder of that name beside this file. */
export const profileNames: readonly string[] = ['cookies', 'home-kitchen'];

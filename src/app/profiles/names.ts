/** Each shop has a folder of its name beside this file. */
export const profileNames: readonly string[] = ['cookies', 'home-kitchen'];

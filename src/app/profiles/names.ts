/** The shops this code base can be built as: one line each, and a folder of that name beside this file. */
export const profileNames: readonly string[] = ['cookies', 'home-kitchen'];

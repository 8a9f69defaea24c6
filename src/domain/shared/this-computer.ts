/** A URL of this computer may be http, because nobody can listen to what never leaves it. */
export function isThisComputer(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

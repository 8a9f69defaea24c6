/** A URL of this computer may be http, because its traffic never leaves the machine. */
export function isThisComputer(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

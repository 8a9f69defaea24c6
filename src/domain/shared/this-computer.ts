/** Only here may a URL be http: nobody listens on a way that does not leave the computer. */
export function isThisComputer(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

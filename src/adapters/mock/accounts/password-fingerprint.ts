/** FNV-1a with 32 bits tells passwords apart, and is too short to recover one. */
export function passwordFingerprint(password: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(password)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}

/** FNV-1a, 32 bits: enough to tell passwords apart, too short to recover one. */
export function passwordFingerprint(password: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(password)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}

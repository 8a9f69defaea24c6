/** Tells passwords apart (FNV-1a, 32 bits). Too short to lead back to a password, because none may be stored. */
export function passwordFingerprint(password: string): string {
  let mark = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(password)) mark = Math.imul(mark ^ byte, 0x01000193);
  return (mark >>> 0).toString(16);
}

/** How the shop looks on this device: as the device does, or always one way. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** What was kept, of any age: anything else than a choice of the list follows the device. */
export function readAppearance(stored: unknown): Appearance {
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

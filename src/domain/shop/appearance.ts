/** How the shop looks on this device: as the device does, or always one way. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

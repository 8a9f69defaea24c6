import type { Appearance } from './appearance';

/** Stored on this device. */
export interface AppearanceRepository {
  load(): Appearance;
  save(appearance: Appearance): void;
}

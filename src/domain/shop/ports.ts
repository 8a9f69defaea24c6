import type { Appearance } from './appearance';

/** The choice kept on this device. */
export interface AppearanceRepository {
  load(): Appearance;
  save(appearance: Appearance): void;
}

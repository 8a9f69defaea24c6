import type { Appearance } from './appearance';

export interface AppearanceRepository {
  load(): Appearance;
  save(appearance: Appearance): void;
}

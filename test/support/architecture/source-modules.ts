import { readdirSync, readFileSync } from 'node:fs';
import { moduleFacts, type ModuleFacts } from './module-facts';

export interface SourceModule {
  /** `src/domain/cart/cart.ts` */
  readonly file: string;
  readonly facts: ModuleFacts;
}

export function sourceModules(): readonly SourceModule[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|m?js)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `src/${path}`)
    .map((file) => ({ file, facts: moduleFacts(file, readFileSync(file, 'utf8')) }));
}

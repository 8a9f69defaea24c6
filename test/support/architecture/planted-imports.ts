import { posix } from 'node:path';
import { outsideFolders } from './layer-rules';
import { layers } from './layers';

interface PlantedModule {
  readonly file: string;
  readonly imports: readonly { readonly request: string; readonly isAllowed: boolean }[];
}

const packages = [...new Set(Object.values(layers).flatMap((layer) => layer.packages))].filter(
  (name) => name !== '(computed)',
);
const neverAllowed = ['@faker-js/faker', 'reflect-metadata', 'node:cluster', 'mobx-utils'];

/** Each module imports from every folder and every package. */
export const plantedModules: readonly PlantedModule[] = Object.entries(layers).flatMap(([folder, layer]) =>
  [`${folder}/planted.ts`, `${folder}/deeper/planted.ts`].map((file) => ({
    file,
    imports: [
      ...[...Object.keys(layers), ...outsideFolders].map((target) => ({
        request: relativePath(file, `${target}/module`),
        isAllowed: [folder, ...layer.folders].some((home) => `${target}/`.startsWith(`${home}/`)),
      })),
      ...[...packages, ...packages.map((name) => `${name}/more`), ...neverAllowed].map((request) => ({
        request,
        isAllowed: layer.packages.includes(request),
      })),
    ],
  })),
);

function relativePath(file: string, target: string): string {
  const path = posix.relative(posix.dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
}

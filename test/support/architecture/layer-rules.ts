import { posix } from 'node:path';
import { layers, type Layer } from './layers';

export const outsideFolders = ['fixtures', 'test', 'node_modules'];

/** Returns a sentence for each import that the layer of its module does not allow. */
export function layerViolations(file: string, imports: readonly string[]): string[] {
  const [folder, layer] = Object.entries(layers).find(([name]) => file.startsWith(`${name}/`)) ?? [];
  if (!folder || !layer) return [`${file} belongs to no layer`];
  const allowed = (request: string) => {
    if (!request.startsWith('.')) return layer.packages.includes(request);
    const target = posix.join(posix.dirname(file), request);
    return allowedFolders(folder, layer).some((home) => target.startsWith(`${home}/`));
  };
  return imports.filter((request) => !allowed(request)).map((request) => `${file} imports ${request}`);
}

/** Lint reads an import as it is written, so each layer forbids the paths to other layers. */
export function lintConfig() {
  return { overrides: Object.entries(layers).map(([folder, layer]) => lintOverride(folder, layer)) };
}

function lintOverride(folder: string, layer: Layer) {
  const allowed = allowedFolders(folder, layer);
  const forbidden = [...Object.keys(layers), ...outsideFolders].filter(
    (target) => !allowed.some((home) => `${target}/`.startsWith(`${home}/`)),
  );
  const packages = layer.packages.filter((name) => !name.startsWith('('));
  const patterns = [
    {
      regex: `(^|/)\\.\\./(${forbidden.map((target) => waysTo(target, folder)).join('|')})/`,
      message:
        layer.folders.length > 0
          ? `Of the other folders, ${folder} may import: ${layer.folders.join(', ')}.`
          : `${folder} imports no other folder.`,
    },
    {
      group: ['*', '!./**', '!../**', ...packages.map((name) => `!${name}`)],
      message:
        packages.length > 0
          ? `Of the packages, ${folder} may import: ${packages.join(', ')}.`
          : `${folder} imports no package.`,
    },
  ];
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** A path to a folder leaves out what both have in common, or only the beginning of it: `../cart`, `../domain/cart`. */
function waysTo(target: string, from: string): string {
  const steps = target.split('/');
  const here = from.split('/');
  const common = steps.findIndex((step, depth) => step !== here[depth]);
  return steps
    .map((step, depth) => (depth < common ? `(${step}/)?` : depth === steps.length - 1 ? step : `${step}/`))
    .join('');
}

function allowedFolders(folder: string, layer: Layer): readonly string[] {
  return [folder, ...layer.folders];
}

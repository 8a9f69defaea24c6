import { posix } from 'node:path';
import type { SourceModule } from './source-modules';

export interface FolderNode {
  /** Below `src`: `domain/cart`, `adapters/http`, `ui`. */
  readonly name: string;
  readonly folders: readonly string[];
  readonly packages: readonly string[];
}

/** A node is a feature or technology in the domain and the adapters, elsewhere a layer. */
export function folderGraph(modules: readonly SourceModule[]): readonly FolderNode[] {
  const names = sortedUnique(modules.map(({ file }) => folderOf(file)));
  return names.map((name) => {
    const own = modules.filter(({ file }) => folderOf(file) === name);
    const folders = own.flatMap(({ file, facts }) => facts.imports.flatMap((request) => importedFolder(file, request)));
    const packages = own.flatMap(({ facts }) => facts.imports.flatMap(packageOf));
    return {
      name,
      folders: sortedUnique(folders).filter((folder) => folder !== name && names.includes(folder)),
      packages: sortedUnique(packages),
    };
  });
}

/** A folder is above all that it imports. */
export function heights(nodes: readonly FolderNode[]): ReadonlyMap<string, number> {
  const known = new Map(nodes.map((node) => [node.name, node]));
  const heightOf = (name: string): number =>
    Math.max(0, ...(known.get(name)?.folders ?? []).filter((one) => known.has(one)).map((one) => heightOf(one) + 1));
  return new Map(nodes.map(({ name }) => [name, heightOf(name)]));
}

function folderOf(file: string): string {
  const [, layer = '', folder = ''] = file.split('/');
  return layer === 'domain' || layer === 'adapters' ? `${layer}/${folder}` : layer;
}

function importedFolder(file: string, request: string): readonly string[] {
  const target = posix.join(posix.dirname(file), request);
  return request.startsWith('.') && target.startsWith('src/') ? [folderOf(target)] : [];
}

function packageOf(request: string): readonly string[] {
  if (request.startsWith('.') || request.startsWith('node:') || request.startsWith('(')) return [];
  return [request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : (request.split('/')[0] ?? request)];
}

function sortedUnique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}

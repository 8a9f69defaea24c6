import { posix } from 'node:path';
import type { SourceModule } from './source-modules';

type Imported = Pick<SourceModule, 'file'> & { readonly facts: Pick<SourceModule['facts'], 'imports'> };

/**
 * Each module that imports itself, whatever way round: 'a -> b -> a'. Imports of types count as well, because a reader
 * follows them like the others; lint leaves them out.
 */
export function importCircles(modules: readonly Imported[]): string[] {
  const files = new Set(modules.map(({ file }) => file));
  const imported = new Map(modules.map(({ file, facts }) => [file, importedFiles(file, facts.imports, files)]));
  return modules.flatMap(({ file }) => {
    const way = shortestWay(file, file, imported);
    return way ? [way.join(' -> ')] : [];
  });
}

function importedFiles(file: string, imports: readonly string[], files: ReadonlySet<string>): readonly string[] {
  return imports
    .filter((request) => request.startsWith('.'))
    .map((request) => posix.join(posix.dirname(file), request))
    .flatMap((path) => ['', '.ts', '.tsx'].map((ending) => `${path}${ending}`).find((name) => files.has(name)) ?? []);
}

function shortestWay(
  from: string,
  to: string,
  imported: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const seen = new Set<string>();
  let ways: readonly (readonly [last: string, ...earlier: string[]])[] = [[from]];
  while (ways.length > 0) {
    const further = ways.flatMap((way) =>
      (imported.get(way[0]) ?? []).map((file): readonly [string, ...string[]] => [file, ...way]),
    );
    const found = further.find(([file]) => file === to);
    if (found) return found.toReversed();
    ways = further.filter(([file]) => !seen.has(file) && seen.add(file));
  }
  return undefined;
}

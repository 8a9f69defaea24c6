import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

// PGlite is 10 MB of WebAssembly: to optimize what a test runs of it takes two seconds of CPU, and saves none.
setFlagsFromString('--liftoff-only');

const root = join(import.meta.dirname, '../..');

/** The files of an empty database of PGlite. To make them takes three seconds of CPU, to read them half a second. */
export async function madeDatabase(): Promise<Blob> {
  const packageFile = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const { version }: { readonly version: string } = JSON.parse(packageFile);
  const file = join(root, `.build/pglite-${version}.tar`);
  if (!existsSync(file)) {
    const engine = await PGlite.create();
    const files = await engine.dumpDataDir('none');
    await engine.close();
    mkdirSync(join(root, '.build'), { recursive: true });
    // After a rename, a process beside this one reads the whole file or none.
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await files.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
  }
  return new Blob([readFileSync(file)]);
}

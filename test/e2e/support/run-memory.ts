import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';

/** The results of a test that later tests in all workers use. The next run empties the output folder. */
export function remembered<Value>(name: string) {
  const folder = join(test.info().project.outputDir, 'memory');
  const file = join(folder, `${createHash('sha256').update(name).digest('hex')}.json`);
  return {
    read: (): Value | undefined => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined),
    write: (value: Value): void => {
      mkdirSync(folder, { recursive: true });
      // After a rename, another worker reads the whole file or none.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

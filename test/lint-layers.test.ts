import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { lintConfig } from './support/architecture/layer-rules';
import { plantedModules } from './support/architecture/planted-imports';

const importForms = [`import 'PATH';`, `import type {} from 'PATH';`, `export * from 'PATH';`, `void import('PATH');`];

const globals = ['window', 'document', 'localStorage', 'fetch', 'setTimeout', 'process'];

function check(files: Record<string, string>, tool: string, args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'lint-layers-'));
  try {
    for (const config of ['.oxlintrc.json', '.oxlintrc.layers.json', 'tsconfig.json', 'src/domain/tsconfig.json']) {
      cpSync(config, join(folder, config));
    }
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    // A report is longer than the megabyte after which Node would end the tool.
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    return spawnSync(resolve('node_modules/.bin', tool), args, options).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('lint', { timeout: 120_000 }, () => {
  it('has the rules of the table of layers', async () => {
    const config = await format(JSON.stringify(lintConfig()), { parser: 'json', printWidth: 120 });
    await expect(config).toMatchFileSnapshot('../.oxlintrc.layers.json');
  });

  it.each(importForms)('reports every import that leaves its layer, and no other: %s', (form) => {
    const files = plantedModules.map(({ file, imports }) => [
      file,
      imports.map(({ request }) => form.replace('PATH', request)).join('\n'),
    ]);
    const report = check(Object.fromEntries(files), 'oxlint', ['--format=unix', 'src']);
    const places = [...report.matchAll(/(src\/[^:]+):(\d+):.*no-restricted-imports/g)];
    const reported = places.map(([, file, line]) => `${file}:${line}`);
    const forbidden = plantedModules.flatMap(({ file, imports }) =>
      imports.flatMap(({ isAllowed }, position) => (isAllowed ? [] : `${file}:${position + 1}`)),
    );
    expect(reported.toSorted()).toEqual(forbidden.toSorted());
  });
});

describe('the compiler', { timeout: 120_000 }, () => {
  it('knows no browser and no server in the domain', () => {
    const report = check({ 'src/domain/planted.ts': globals.join(';\n') }, 'tsc', ['-p', 'src/domain']);
    const unknown = [...report.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
    expect(unknown).toEqual(globals);
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const plantedImports = {
  'src/domain/cart/package.ts': `import 'mobx';`,
  'src/domain/cart/outward.ts': `import type { A } from '../../adapters/browser/a';`,
  'src/domain/cart/good.ts': `import { cents } from '../shared/money';`,
  'src/view-models/package.ts': `import 'react';`,
  'src/view-models/late.ts': `void import('../adapters/mock/a');`,
  'src/view-models/good.ts': `import { makeAutoObservable } from 'mobx'; import { a } from '../domain/cart/cart';`,
  'src/ui/package.tsx': `import { observable } from 'mobx';`,
  'src/ui/outward.tsx': `import { a } from '../app/a';`,
  'src/ui/good.tsx': `import { observer } from 'mobx-react-lite'; import { a } from '../view-models/a';`,
  'src/adapters/http/package.ts': `import { z } from 'zod';`,
  'src/adapters/http/outward.ts': `import { a } from '../mock/a';`,
  'src/adapters/http/good.ts': `import { z } from 'zod/mini'; import { a } from '../../domain/a';`,
  'src/adapters/mock/package.ts': `import { z } from 'zod/mini';`,
  'src/adapters/mock/outward.ts': `import { a } from '../../view-models/a';`,
  'src/mock-api/outward.ts': `import { a } from '../adapters/http/a';`,
  'src/app/package.ts': `import { faker } from '@faker-js/faker';`,
};

const globals = ['window', 'document', 'localStorage', 'fetch', 'setTimeout', 'process'];

/** Runs a tool over bad modules in a folder of their own under this project's rules: the project never holds one. */
function check(files: Record<string, string>, tool: string, args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'layer-nets-'));
  try {
    for (const config of ['.oxlintrc.json', 'tsconfig.json', 'src/domain/tsconfig.json']) {
      cpSync(config, join(folder, config));
    }
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    return spawnSync(resolve('node_modules/.bin', tool), args, { cwd: folder, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('layer nets', { timeout: 20_000 }, () => {
  it('lint reports every import that leaves its layer, and no other', () => {
    const report = check(plantedImports, 'oxlint', ['--format=unix', 'src']);
    const reported = report.split('\n').flatMap((line) => /(src\/[^:]+):.*no-restricted-imports/.exec(line)?.[1] ?? []);
    const bad = Object.keys(plantedImports).filter((file) => !file.includes('good.'));
    expect(reported.toSorted()).toEqual(bad.toSorted());
  });

  it('the compiler knows no browser and no server in the domain', () => {
    const report = check({ 'src/domain/planted.ts': globals.join(';\n') }, 'tsc', ['-p', 'src/domain']);
    const unknown = [...report.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name);
    expect(unknown).toEqual(globals);
  });
});

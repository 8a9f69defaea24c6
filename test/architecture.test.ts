import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/domain/shared/paths';
import { importCircles } from './support/architecture/import-circles';
import { layerViolations } from './support/architecture/layer-rules';
import { plantedModules } from './support/architecture/planted-imports';
import { moduleFacts, type ModuleFacts } from './support/architecture/module-facts';
import { sourceModules } from './support/architecture/source-modules';

type Rule = (file: string, facts: ModuleFacts) => string[];

const profilesFolder = 'src/app/profiles';
const profileNames = existsSync(profilesFolder)
  ? readdirSync(profilesFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  : [];

const outsideApp = (file: string) => !/^src\/(app|site|demo)\//.test(file);

const route = new RegExp(`^(/|(${Object.values(routes).slice(1).join('|')})(?![\\w-]).*|/[?#].*)$`);

const textsForPeople =
  /^src\/(ui\/format|tools\/story)\/|\/(hosted-pages\.ts|payment-session\.ts|shop-texts\.ts|board-page\.js|draw-first-dishes\.tsx)$/;
/** Reads the numbers of a date, with calendar and digits fixed. */
const numberReader = 'src/domain/shared/local-time.ts';

const rules = {
  layers: (file, { imports }) => layerViolations(file, imports),
  ports: (file, { clockOrRandomness }) =>
    /^src\/(domain|view-models)\//.test(file) ? clockOrRandomness.map((read) => `${file} uses ${read}`) : [],
  profiles: (file, { comparedTexts }) =>
    outsideApp(file)
      ? comparedTexts.filter((text) => profileNames.includes(text)).map((text) => `${file} asks for ${text}`)
      : [],
  settings: (file, { readsBuildSettings }) =>
    outsideApp(file) && readsBuildSettings ? [`${file} reads import.meta.env`] : [],
  paths: (file, { texts }) =>
    file === 'src/domain/shared/paths.ts'
      ? []
      : texts.filter((text) => route.test(text)).map((text) => `${file} writes the path ${text}`),
  localeTexts: (file, { localeTexts }) =>
    textsForPeople.test(file) || file === numberReader ? [] : localeTexts.map((text) => `${file} uses ${text}`),
} satisfies Record<string, Rule>;

const modules = sourceModules();

/** A shop's folder holds files of the same names as another shop's. */
const isOfOneShop = (file: string) => profileNames.some((name) => file.startsWith(`${profilesFolder}/${name}/`));
const repeated = (names: readonly string[]) => names.filter((name, position) => names.indexOf(name) !== position);

const violations = (rule: Rule) => modules.flatMap(({ file, facts }) => rule(file, facts));
const planted = (rule: Rule, file: string, source: string) => rule(file, moduleFacts(file, source));

describe('architecture', () => {
  it('lets every layer import only what its layer allows', () => {
    expect(modules).not.toEqual([]);
    expect(violations(rules.layers)).toEqual([]);
  });

  it('lets no module import itself by way of others', () => {
    expect(importCircles(modules)).toEqual([]);
  });

  it('reaches the demo by one dynamic import', () => {
    const imports = modules
      .filter(({ file }) => !file.startsWith('src/demo/'))
      .flatMap(({ file, facts }) => facts.imports.map((request) => [file, join(dirname(file), request)] as const));
    const ways = imports.filter(([, target]) => target.startsWith('src/demo/'));
    expect(ways).toEqual([['src/app/load-demo.ts', 'src/demo/demo']]);
    expect(readFileSync('src/app/load-demo.ts', 'utf8')).toContain(`import('../demo/demo')`);
  });

  it('reads the clock and randomness through ports in the domain and in view-models', () => {
    expect(violations(rules.ports)).toEqual([]);
  });

  it('compares the name of a profile in the composition root only', () => {
    expect(violations(rules.profiles)).toEqual([]);
  });

  it('reads the build settings in the composition root only', () => {
    expect(violations(rules.settings)).toEqual([]);
  });

  it('the architecture has dates and numbers written in a language only where people read them', () => {
    expect(violations(rules.localeTexts)).toEqual([]);
  });

  it('writes the paths of the screens in one file', () => {
    expect(violations(rules.paths)).toEqual([]);
  });
});

const importForms = [
  `import 'PATH';`,
  `import type {} from 'PATH';`,
  `export * from 'PATH';`,
  `export type {} from 'PATH';`,
  `void import('PATH');`,
  `let a: import('PATH').A;`,
  `import.meta.glob(['PATH']);`,
];

describe('names', () => {
  const shared = modules.filter(({ file }) => !isOfOneShop(file));

  it('gives no two files the same name, except the ports of the features', () => {
    const names = shared.map(({ file }) => basename(file)).filter((name) => name !== 'ports.ts');
    expect(repeated(names)).toEqual([]);
  });

  it('exports no name from two files', () => {
    expect(repeated(shared.flatMap(({ facts }) => facts.exportedNames))).toEqual([]);
  });
});

describe('architecture rules', () => {
  it.each(importForms)('refuse every import that leaves its layer, and no other: %s', (form) => {
    for (const { file, imports } of plantedModules) {
      const source = imports.map(({ request }) => form.replace('PATH', request)).join('\n');
      const forbidden = imports
        .filter(({ isAllowed }) => !isAllowed)
        .map(({ request }) => `${file} imports ${request}`);
      expect(planted(rules.layers, file, source)).toEqual(forbidden);
    }
  });

  it.each([
    ['a package in the domain', 'src/domain/cart/cart.ts', `import 'react';`],
    [
      'a type of the browser adapters in the domain',
      'src/domain/cart/cart.ts',
      `import type { A } from '../../adapters/browser/a';`,
    ],
    ['an inline type import in the domain', 'src/domain/cart/cart.ts', `type A = import('../../ui/a').A;`],
    ['a later feature in an earlier one', 'src/domain/menu/menu-query.ts', `import { a } from '../cart/cart';`],
    ['orders in the cart', 'src/domain/cart/cart.ts', `export * from '../orders/order';`],
    ['the profile in sign-in', 'src/domain/auth/session.ts', `import { a } from '../profile/profile';`],
    ['a detour to another layer', 'src/ui/app.tsx', `import '../view-models/../adapters/http/a';`],
    ['the backend check in the domain', 'src/domain/cart/cart.ts', `import '../../tools/backend-check/calls';`],
    ['a folder without a layer', 'src/domain/loyalty/points.ts', ''],
    ['react in a view-model', 'src/view-models/cart/cart.view-model.ts', `import { useState } from 'react';`],
    [
      'a dynamic import of an adapter in a view-model',
      'src/view-models/cart/cart.view-model.ts',
      `void import('../../adapters/mock/a');`,
    ],
    ['a computed import in a view-model', 'src/view-models/cart/cart.view-model.ts', 'void import(`../${a}`);'],
    ['mobx in the ui', 'src/ui/app.tsx', `import { observable } from 'mobx';`],
    ['the composition root in the ui', 'src/ui/app.tsx', `export { a } from '../app/a';`],
    ['a glob of adapters in the ui', 'src/ui/app.tsx', `import.meta.glob(['../adapters/*/*.ts']);`],
    ['classic zod in the HTTP adapters', 'src/adapters/http/menu.wire.ts', `import { z } from 'zod';`],
    ['zod in the mock adapters', 'src/adapters/mock/a.ts', `import * as z from 'zod/mini';`],
    ['mock code in the HTTP adapters', 'src/adapters/http/a.ts', `import { a } from '../mock/a';`],
    [
      'the HTTP adapters in the mock API',
      'src/tools/mock-api/mock-api.ts',
      `import { a } from '../../adapters/http/a';`,
    ],
    ['faker in the composition root', 'src/app/main.tsx', `import { faker } from '@faker-js/faker';`],
    ['a relative path into node_modules', 'src/domain/cart/cart.ts', `import '../../../node_modules/mobx';`],
  ])('refuse %s', (_what, file, source) => {
    expect(planted(rules.layers, file, source)).toHaveLength(1);
  });

  it.each([`import { b } from './b';`, `import type { B } from './b';`, `type B = import('./b').B;`])(
    'refuse a circle of imports that begins with %s',
    (source) => {
      const circle = [
        { file: 'src/domain/cart/a.ts', facts: moduleFacts('a.ts', source) },
        { file: 'src/domain/cart/b.ts', facts: moduleFacts('b.ts', `export * from './c';`) },
        { file: 'src/domain/cart/c.ts', facts: moduleFacts('c.ts', `import type { A } from '../cart/a';`) },
        { file: 'src/domain/cart/d.ts', facts: moduleFacts('d.ts', `import './a';`) },
      ];
      expect(importCircles(circle)).toContain(
        'src/domain/cart/a.ts -> src/domain/cart/b.ts -> src/domain/cart/c.ts -> src/domain/cart/a.ts',
      );
      expect(importCircles(circle).filter((way) => way.includes('d.ts'))).toEqual([]);
    },
  );

  it('accept what a layer allows', () => {
    const source = `import { z } from 'zod/mini'; import type { Product } from '../../domain/menu/product';`;
    expect(planted(rules.layers, 'src/adapters/http/menu.wire.ts', source)).toEqual([]);
  });

  it.each(['Date.now()', 'new Date()', 'Math.random()'])('refuse %s in the domain', (source) => {
    expect(planted(rules.ports, 'src/domain/cart/cart.ts', source)).toHaveLength(1);
  });

  it.each(profileNames.flatMap((name) => [`if (a === '${name}') b();`, `switch (a) { case '${name}': b(); }`]))(
    'refuse a condition on the profile: %s',
    (source) => {
      expect(planted(rules.profiles, 'src/ui/app.tsx', source)).toHaveLength(1);
    },
  );

  it.each([
    `new Intl.DateTimeFormat('sv-SE').format(instant);`,
    `Intl.NumberFormat('en-US').formatToParts(1);`,
    'instant.toLocaleDateString();',
    'amount.toLocaleString();',
  ])('refuse the text of a language in the domain: %s', (source) => {
    expect(planted(rules.localeTexts, 'src/domain/orders/calendar-file.ts', source)).toHaveLength(1);
  });

  it.each([
    `Intl.DateTimeFormat().resolvedOptions();`,
    `new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions();`,
    `Intl.NumberFormat.supportedLocalesOf(locale);`,
    `Intl.supportedValuesOf('currency');`,
    'let format: Intl.NumberFormat;',
  ])('accept what Intl says in no language: %s', (source) => {
    expect(planted(rules.localeTexts, 'src/domain/orders/calendar-file.ts', source)).toEqual([]);
  });

  it('refuse a build setting read in the ui', () => {
    expect(planted(rules.settings, 'src/ui/app.tsx', 'a(import.meta.env.VITE_PROFILE);')).toHaveLength(1);
  });

  it.each([
    `to('/menu');`,
    'to(`/track-order?id=${id}`);',
    `to('/#about');`,
    '<Link to="/" />;',
    `at === '/demo/google';`,
  ])('refuse the path in %s', (source) => {
    expect(planted(rules.paths, 'src/ui/app.tsx', source)).toHaveLength(1);
  });

  it.each([`'/menus';`, `'a'.startsWith('/');`, '`/${file}`;', `'/api/v1/orders';`])('accept %s', (source) => {
    expect(planted(rules.paths, 'src/ui/app.tsx', source)).toEqual([]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builds } from '../../tools/builds.mjs';
import { builtScript, builtScripts, builtSources } from '../../tools/built-files.mjs';
import { expect, test } from './live-test';

/** Licenses name people and projects, so they are left out. */
const textFile = /(?<!third-party-notices|licenses.*)\.(js|css|html|svg|txt|xml|json|webmanifest)$/;

const outDirOf = (build: string) => builds.find(({ name }) => name === build)?.outDir ?? '';

function builtTexts() {
  const outDir = outDirOf('http');
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => textFile.test(file))
    .map((file) => ({ file, text: readFileSync(join(outDir, file), 'utf8') }));
}

const sample: readonly { readonly description: string }[] = JSON.parse(
  readFileSync('fixtures/cookies/products.json', 'utf8'),
);
const mockTexts = [
  'Continue as Demo Customer',
  'Decline Payment',
  'Demo controls',
  'demo-password',
  'storefront.mock',
  '#moment=',
  'state by state',
  'The other shop',
];

test('an http build holds no sample items and no mock code', () => {
  const texts = builtTexts();
  expect(texts.length).toBeGreaterThan(10);
  const forbidden = [...mockTexts, ...sample.map(({ description }) => description)];
  const found = forbidden.flatMap((part) =>
    texts.filter(({ text }) => text.includes(part)).map(({ file }) => `${part} in ${file}`),
  );
  expect(found).toEqual([]);
  const sources = builtScripts(outDirOf('http')).map(({ name }) => name);
  expect(sources).toContain('menu-screen');
  expect(sources.filter((name) => /demo|mock|sample|scenario|moment/.test(name))).toEqual([]);
});

test('no name of a built file holds a word that filter lists block', () => {
  const blocked = /tracking|ads|analytics|pixel|beacon|social|banner|promo|affiliate|stat/i;
  for (const { outDir } of builds) {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => blocked.test(file))).toEqual([]);
    const assets = files.filter((file) => file.startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(50);
    // None of these words can be spelled by hexadecimal digits.
    expect(assets.filter((file) => !/^assets\/[0-9a-f]{12}\.\w+$/.test(file))).toEqual([]);
  }
});

test('every file below assets that a page names is in the build', () => {
  for (const { outDir } of builds) {
    const pages = readdirSync(outDir).filter((file) => file.endsWith('.html'));
    const named = pages.flatMap((page) => [...readFileSync(join(outDir, page), 'utf8').matchAll(/\bassets\/[\w.-]+/g)]);
    expect(named.length).toBeGreaterThan(50);
    expect(named.map(([file]) => file).filter((file) => !existsSync(join(outDir, file)))).toEqual([]);
  }
});

test("a build holds its shop's pictures for the installed app, and its manifest names them", () => {
  for (const { outDir } of builds) {
    const { screenshots }: { screenshots: readonly { readonly src: string }[] } = JSON.parse(
      readFileSync(join(outDir, 'manifest.webmanifest'), 'utf8'),
    );
    expect(screenshots.map(({ src }) => src)).toEqual(['install/wide.jpg', 'install/narrow.jpg']);
    for (const { src } of screenshots) expect(readFileSync(join(outDir, src)).length).toBeLessThan(100_000);
  }
});

function textsOf(profile: string): readonly string[] {
  const folder = `src/app/profiles/${profile}`;
  return readdirSync(folder, { encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return [...source.matchAll(/(?<=[ ([])'([^'\n\\]{20,})'/g)].flatMap(([, text = '']) =>
        text.startsWith('.') ? [] : text,
      );
    });
}

const shops = [
  { profile: 'cookies', name: 'Second Batch' },
  { profile: 'home-kitchen', name: 'Tiffin Lane' },
] as const;

for (const { name, outDir, settings } of builds) {
  test(`the build ${name} holds nothing of the other shop`, () => {
    const texts = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => textFile.test(file))
      .map((file) => readFileSync(join(outDir, file), 'utf8'))
      .join('\n');
    const pictures = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(avif|webp|jpg)$/.test(file),
    );
    for (const other of shops.filter(({ profile }) => profile !== settings.VITE_PROFILE)) {
      const dishes: readonly { readonly id: string; readonly description: string }[] = JSON.parse(
        readFileSync(`fixtures/${other.profile}/products.json`, 'utf8'),
      );
      const own = textsOf(String(settings.VITE_PROFILE));
      const words = textsOf(other.profile).filter((text) => !own.some((one) => one.includes(text)));
      expect(words.length).toBeGreaterThan(40);
      const found = [other.name, ...words, ...dishes.map(({ description }) => description)].filter((text) =>
        texts.includes(text),
      );
      expect(found).toEqual([]);
      expect(pictures.filter((file) => dishes.some(({ id }) => file.includes(id)))).toEqual([]);
    }
  });
}

test('the scripts of a first visit, and those fetched ahead, are compiled while they are fetched', () => {
  for (const name of ['packages', 'shop', 'menu-screen', 'cart-overlay', 'item-overlay']) {
    const script = readFileSync(join(outDirOf('http'), builtScript(outDirOf('http'), name)), 'utf8');
    expect(script.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  }
});

test('the build holds the licenses of the packages, icons and fonts in it', () => {
  const outDir = outDirOf('http');
  const [, ...notices] = readFileSync(join(outDir, 'third-party-notices.txt'), 'utf8').split(/^## /m);
  const titles = notices.map((notice) => notice.split('\n')[0]);
  const packages = ['react', 'react-dom', 'scheduler', 'react-router', 'mobx', 'mobx-react-lite', 'inversify', 'zod'];
  for (const name of [...packages, 'reflect-metadata', 'lucide'])
    expect(titles).toContainEqual(expect.stringMatching(new RegExp(`^${name} - \\d+\\.\\d+\\.\\d+ \\(.+\\)$`)));
  const withoutText = notices.filter((notice) => !/licen[cs]e|permission/i.test(notice.split('\n').slice(1).join()));
  expect(withoutText).toEqual([]);
  const fonts = builtSources(outDir).filter((file) => file.endsWith('.woff2'));
  expect(fonts).not.toEqual([]);
  const licenses = readdirSync(join(outDir, 'licenses'));
  for (const font of fonts) {
    const license =
      licenses.find((file) => basename(font).startsWith(file.slice('LICENSE-'.length, -'.txt'.length))) ?? font;
    expect(readFileSync(join(outDir, 'licenses', license), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  }
});

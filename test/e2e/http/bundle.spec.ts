import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from '../../tools/builds.mjs';
import { expect, test } from './live-test';

/** Licenses name people and projects, so they are left out. */
const textFile = /(?<!third-party-notices|licenses.*)\.(js|css|html|svg|txt|xml|json|webmanifest)$/;

function builtTexts() {
  const outDir = builds.find(({ name }) => name === 'http')?.outDir ?? '';
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
  expect(texts.map(({ file }) => file).filter((file) => /demo|mock|sample|scenario|moment/.test(file))).toEqual([]);
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
    const scripts = builtTexts().filter(({ file }) => new RegExp(`/${name}-[\\w-]{7,8}\\.js$`).test(file));
    expect(scripts.map(({ text }) => text.split('\n')[0])).toEqual(['//# allFunctionsCalledOnLoad']);
  }
});

test('the build holds the licenses of the packages, icons and fonts in it', () => {
  const outDir = builds.find(({ name }) => name === 'http')?.outDir ?? '';
  const [, ...notices] = readFileSync(join(outDir, 'third-party-notices.txt'), 'utf8').split(/^## /m);
  const titles = notices.map((notice) => notice.split('\n')[0]);
  const packages = ['react', 'react-dom', 'scheduler', 'react-router', 'mobx', 'mobx-react-lite', 'inversify', 'zod'];
  for (const name of [...packages, 'reflect-metadata', 'lucide'])
    expect(titles).toContainEqual(expect.stringMatching(new RegExp(`^${name} - \\d+\\.\\d+\\.\\d+ \\(.+\\)$`)));
  const withoutText = notices.filter((notice) => !/licen[cs]e|permission/i.test(notice.split('\n').slice(1).join()));
  expect(withoutText).toEqual([]);
  const fonts = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.woff2'));
  expect(fonts).not.toEqual([]);
  const licenses = readdirSync(join(outDir, 'licenses'));
  for (const font of fonts) {
    const license = licenses.find((file) => font.startsWith(file.slice('LICENSE-'.length, -'.txt'.length))) ?? font;
    expect(readFileSync(join(outDir, 'licenses', license), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  }
});

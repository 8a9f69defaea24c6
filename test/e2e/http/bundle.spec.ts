import { createHash } from 'node:crypto';
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

const publicPages = [
  { file: 'index.html', path: '/', screen: 'home', heading: undefined, scripts: [] },
  { file: 'menu.html', path: '/menu', screen: 'menu', heading: 'Menu', scripts: ['menu-screen'] },
  {
    file: 'feedback.html',
    path: '/feedback',
    screen: 'feedback',
    heading: 'Tell us how it was',
    scripts: ['feedback-screen'],
  },
  {
    file: 'privacy.html',
    path: '/privacy',
    screen: 'privacy',
    heading: 'Privacy',
    scripts: ['privacy-screen', 'legal-screen', 'legal'],
  },
  { file: 'terms.html', path: '/terms', screen: 'terms', heading: 'Terms', scripts: ['legal-screen', 'legal'] },
  {
    file: 'accessibility.html',
    path: '/accessibility',
    screen: 'accessibility',
    heading: 'Accessibility',
    scripts: ['accessibility-screen', 'legal-screen'],
  },
] as const;

const pageTemplate =
  /<template data-path="([^"]*)" data-screen="([^"]*)" [^>]*data-scripts="([^"]*)">(.*?)<\/template>/s;

test('the file of each public page holds that page, and loads ahead the scripts that its screen needs', () => {
  for (const { name, outDir, shop } of builds) {
    for (const { file, path, screen, heading, scripts } of publicPages) {
      const html = readFileSync(join(outDir, file), 'utf8');
      const [, ofPath, ofScreen, ahead = '', markup = ''] = pageTemplate.exec(html) ?? [];
      expect([ofPath, ofScreen], `${file} of ${name}`).toEqual([path, screen]);
      const [, shown] = /<h1[^>]*>([^<]*)/.exec(markup) ?? [];
      expect(shown, `${file} of ${name}`).toBe(heading ?? shop.name);
      const urls = scripts.map((script) => `/${builtScript(outDir, script)}`);
      expect(ahead.split(' '), `${file} of ${name}`).toEqual(expect.arrayContaining(urls));
      const [, start = ''] = /<div id="root" data-scripts="([^"]*)"/.exec(html) ?? [];
      expect(start.split(' '), `${file} of ${name}`).toContain(`/${builtScript(outDir, 'packages')}`);
    }
  }
});

test('each public page has its own title, description, URL and picture for who finds it or is sent its link', () => {
  for (const { name, outDir, shop, settings } of builds) {
    const titles = publicPages.map(({ file, path }) => {
      const html = readFileSync(join(outDir, file), 'utf8');
      const place = `${file} of ${name}`;
      for (const part of ['name="description"', 'property="og:title"', 'property="og:description"'])
        expect(html, place).toMatch(new RegExp(`<meta[^>]*${part}[^>]*content="[^"]{10,}"`));
      // The file of the home page is also that of the paths that have none.
      if (path !== '/')
        expect(html, place).toMatch(new RegExp(`<link [^>]*rel="canonical" href="https://[^/"]+${path}"`));
      expect(html, place).toMatch(/<meta property="og:image" content="https:[^"]+\.jpg"/);
      expect(html, place).toMatch(/<meta property="og:image:width" content="1200">/);
      // No demo is found by search engines.
      expect(html.includes('<meta name="robots" content="noindex">'), place).toBe(settings.VITE_BACKEND === 'mock');
      const [, title = ''] = /<title>(.+?)<\/title>/.exec(html) ?? [];
      expect(title, place).toMatch(
        path === '/' ? new RegExp(`^${shop.name} · .{10,}`) : new RegExp(` · ${shop.name}$`),
      );
      return title;
    });
    expect(new Set(titles).size).toBe(publicPages.length);
  }
});

test('the policy of each page allows every inline script and style in it, and no other', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const { outDir } of builds) {
    for (const { file } of publicPages) {
      const html = readFileSync(join(outDir, file), 'utf8');
      const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      const allowed = (name: string) =>
        (policy.split('; ').find((directive) => directive.startsWith(name)) ?? '').match(/'sha256-[^']*'/g) ?? [];
      const inside = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text));
      const scripts = inside(/<script(?![^>]*(?:\btype=|\bsrc=))[^>]*>(.*?)<\/script>/gs);
      expect(allowed('script-src').toSorted(), file).toEqual([...new Set(scripts)].toSorted());
      expect(allowed('style-src').toSorted(), file).toEqual([...new Set(inside(/<style>(.*?)<\/style>/gs))].toSorted());
    }
  }
});

test('the service worker of a build holds its scripts, styles and fonts, and the demo has none', () => {
  for (const { outDir, settings } of builds) {
    const worker = join(outDir, 'sw.js');
    expect(existsSync(worker)).toBe(settings.VITE_BACKEND !== 'mock');
    if (!existsSync(worker)) continue;
    const [, written = ''] = /^self\.release = (.*);$/m.exec(readFileSync(worker, 'utf8')) ?? [];
    const { entry, files }: { entry: string; files: readonly string[] } = JSON.parse(written);
    const assets = readdirSync(join(outDir, 'assets')).filter((file) => /\.(js|css|woff2)$/.test(file));
    expect(files.toSorted()).toEqual(assets.map((file) => `assets/${file}`).toSorted());
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain(entry);
  }
});

test('the structured data of a page is the shop, under its own URL', () => {
  for (const { outDir, shop } of builds) {
    const html = readFileSync(join(outDir, 'index.html'), 'utf8');
    const [, written = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const { name, url, hasMenu, address } = JSON.parse(written);
    expect({ name, street: address.streetAddress }).toEqual({ name: shop.name, street: shop.pickupStreet });
    expect([url, hasMenu]).toEqual([expect.stringMatching(/^https:\/\/[^/]+\/$/), `${url}menu`]);
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

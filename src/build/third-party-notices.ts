import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Notice {
  readonly title: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

export function thirdPartyNoticesPlugin(): Plugin {
  let root = '';
  return {
    name: 'third-party-notices',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const sources = files.flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined));
      const fonts = new Set(sources.filter((source) => source.endsWith('.woff2')).map((font) => resolve(root, font)));
      const notices = [...[...folders].map(packageNotice), ...[...fonts].map(fontNotice)];
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: fileOf(notices) });
    },
  };
}

function packageFolder(module: string): string | undefined {
  if (module.startsWith('\0vite/')) return dirname(vite);
  if (module.startsWith('\0rolldown/')) return dirname(createRequire(vite).resolve('rolldown/package.json'));
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
}

const vite = createRequire(import.meta.url).resolve('vite/package.json');

function packageNotice(folder: string): Notice {
  const { name, version, license }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|copyright|notice)/i.test(file))
    .map((file) => ownPart(readFileSync(join(folder, file), 'utf8')))
    .join('\n\n');
  if (text === '') {
    throw new Error(`The build holds code of ${name} ${version}, and that package has no license text.`);
  }
  return { title: `${name} ${version}${license === undefined ? '' : ` (${license})`}`, text };
}

function ownPart(text: string): string {
  return (text.split(/^# Licenses of bundled dependencies$/m)[0] ?? '').trim();
}

/** `LICENSE-some-font.txt` covers files that begin with `some-font`. */
function fontNotice(path: string): Notice {
  const font = basename(path);
  const license = readdirSync(dirname(path)).find((file) => {
    const name = /^LICENSE-(.+)\.txt$/.exec(file)?.[1];
    return name !== undefined && font.startsWith(name);
  });
  if (license === undefined) {
    throw new Error(`The build holds the font ${font}, and no LICENSE-… file beside it is named like it.`);
  }
  return { title: font, text: readFileSync(join(dirname(path), license), 'utf8').trim() };
}

function fileOf(notices: readonly Notice[]): string {
  const line = '-'.repeat(80);
  const sections = notices
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text}\n`);
  return ['This site holds software and fonts of others, under these licenses.\n', ...sections].join('\n');
}

import { copyFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build as bundle } from 'vite';
import { Mistake } from '../commands/command.mjs';
import { builtBase } from './built-base.mjs';
import { compress } from './compress.mjs';
import { caddyfile, headersFile, nginxConf, redirectsFile } from './host-files.ts';

interface HostFilesOptions {
  readonly build: string;
  readonly outDir: string;
  readonly root?: string | undefined;
  readonly port: number;
  readonly nginxHasBrotli?: boolean | undefined;
  readonly hsts?: boolean | undefined;
  readonly coop?: boolean | undefined;
}

/**
 * `site/` is for Netlify, Cloudflare Pages and GitHub Pages. It throws if `build` is no build of the shop, or would be deleted
 * because `site/` is emptied.
 */
export async function makeHostFiles({ build, outDir, root, ...options }: HostFilesOptions): Promise<void> {
  const base = builtBase(build);
  if (base === undefined) throw new Error(`${build} holds no build of the shop: run npm run build first.`);
  if (isWithin(build, outDir) || isWithin(outDir, build))
    throw new Mistake(`--outDir must be a folder beside the build, not "${outDir}".`);
  const site = join(outDir, 'site');
  rmSync(site, { recursive: true, force: true });
  cpSync(build, site, { recursive: true });
  writeFileSync(join(site, '_headers'), headersFile({ base, ...options }));
  writeFileSync(join(site, '_redirects'), redirectsFile({ base }));
  // GitHub Pages answers unknown paths with 404.html and, without .nojekyll, skips names that begin with an underscore.
  copyFileSync(join(site, 'index.html'), join(site, '404.html'));
  writeFileSync(join(site, '.nojekyll'), '');
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) compress(join(site, file));

  const hosted = { base, root: root ?? site, ...options };
  writeFileSync(join(outDir, 'nginx.conf'), nginxConf(hosted));
  writeFileSync(join(outDir, 'Caddyfile'), caddyfile(hosted));
  copyFileSync(join(import.meta.dirname, 'Dockerfile'), join(outDir, 'Dockerfile'));
  await bundleWriteSettings(outDir);
}

/** A host may have Node but no packages, so this makes one file. */
async function bundleWriteSettings(outDir: string): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'write-settings-alone.ts'),
      target: 'node20',
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'write-settings.mjs', codeSplitting: false } },
    },
  });
}

function isWithin(inner: string, outer: string): boolean {
  return !relative(outer, inner).startsWith('..');
}

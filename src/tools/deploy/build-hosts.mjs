import { resolve } from 'node:path';
import { withModule } from '../commands/typescript.mjs';
import { flag, option, say, startCommand } from '../commands/command.mjs';
import { anyText, integerFrom, outputFolder } from '../commands/kinds.mjs';

const command = {
  name: 'npm run build:hosts',
  does: 'Makes a folder of a build: compressed, with the files of nginx, Caddy, Docker, Netlify, Cloudflare and GitHub Pages.',
  options: {
    build: option('FOLDER', 'the build', anyText, 'dist'),
    outDir: option('FOLDER', 'the folder to write', outputFolder, '.build/hosts'),
    root: option('FOLDER', 'where the files are on the host; its site/ unless given', anyText),
    port: option('PORT', 'the port that nginx and Caddy listen on', integerFrom(1, 65_535), 8080),
    brotli: flag('for an nginx with its Brotli module'),
    hsts: flag(
      'tells browsers to refuse http for a year; only once every page of this name is served by https for good',
    ),
    coop: flag('windows of other origins, which the shop opened or which opened it, cannot reach it'),
  },
};

await startCommand(command, async ({ options: { root, port, brotli, hsts, coop, ...folders } }) => {
  const project = resolve(import.meta.dirname, '../../..');
  const [build, outDir] = [resolve(project, folders.build), resolve(project, folders.outDir)];
  await withModule('/tools/deploy/make-host-files.ts', ({ makeHostFiles }) =>
    makeHostFiles({ build, outDir, port, root, nginxHasBrotli: brotli, hsts, coop }),
  );
  say(`${folders.outDir}: site, nginx.conf, Caddyfile, Dockerfile, write-settings.mjs`);
});

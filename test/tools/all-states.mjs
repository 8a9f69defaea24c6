import { readdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

/** Looks at every state in every variant: `accessibility` checks them, `shots` draws them into .build/shots. */
const [spec = 'accessibility'] = process.argv.slice(2);
const env = { ...process.env, ALL_STATES: 'yes' };
const command = ['test/tools/browser-tests.mjs', `${spec}.spec.ts`, '--project', 'desktop'];
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
if (spec === 'shots') {
  const folder = '.build/shots';
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const figures = pictures.map(
    (file) => `<figure><img src="${file}" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`,
  );
  const style =
    'body{display:flex;flex-wrap:wrap;gap:1rem;font:1rem system-ui}figure{margin:0;width:24rem}img{width:100%}';
  writeFileSync(`${folder}/index.html`, `<!doctype html><style>${style}</style>${figures.join('')}`);
}
process.exit(status ?? 1);

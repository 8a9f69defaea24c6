import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

async function main() {
  const root = resolve(import.meta.dirname, '../../..');
  const outDir = resolve(root, '.build/story');
  await build({
    configFile: false,
    root: resolve(root, 'src'),
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_BACKEND': '"mock"' },
    build: { ssr: 'tools/story/tell-story.ts', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const { tellStory } = await import(pathToFileURL(resolve(outDir, 'tell-story.js')).href);
  for await (const sentence of tellStory(process.argv[2])) process.stdout.write(`${sentence}\n`);
}

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});

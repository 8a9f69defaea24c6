import { join } from 'node:path';
import { build } from 'vite';

const made = new Map<string, Promise<string>>();

/**
 * A script of the page with all that it imports, as one text. JSX makes elements at once, because React is not there
 * yet.
 */
export function inlineScript(file: string): Promise<string> {
  const known = made.get(file) ?? bundle(file);
  made.set(file, known);
  return known;
}

async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { importSource: join(import.meta.dirname, 'early-menu'), development: false } },
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      rolldownOptions: { input: join(import.meta.dirname, file), output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error(`${file} was not bundled.`);
  return built.output[0].code.trim();
}

import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * The scripts that the app asks for as soon as it runs, so that the page can ask for them at once instead of one after
 * the other. `modules` are ends of source paths: `profiles/cookies/profile.ts`.
 */
export function chunksOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const [fileName, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if (modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(module)))) add(fileName);
  }
  return [...found];
}

/** What the page asks for by itself, taken out of it: `start.js` asks for it when the time has come. */
export function extractScripts(html: string) {
  const script = /\s*(<script type="module"[^>]*><\/script>)/;
  const preload = /\s*<link rel="modulepreload"[^>]*href="([^"]+)">/g;
  const entry = script.exec(html)?.[1];
  if (entry === undefined) throw new Error('The page names no script of its own.');
  return {
    html: html.replace(script, '').replace(preload, ''),
    entry,
    preloads: [...html.matchAll(preload)].map(([, href = '']) => href),
  };
}

/**
 * The style sheet of the first paint: inline it costs no request of its own. Its link stays, switched off, because
 * parts that are loaded later need it too, and a link is how they see that it is here.
 */
export function inlineStyleSheet(html: string, bundle: Bundle): { readonly html: string; readonly styles: string } {
  const link = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)">/;
  const fileName = link.exec(html)?.[1];
  const sheet = fileName === undefined ? undefined : bundle[fileName];
  if (sheet?.type !== 'asset') throw new Error('The page names no style sheet of its own.');
  return {
    html: html.replace(link, (tag) => tag.replace('<link', '<link disabled')),
    styles: sheet.source.toString(),
  };
}

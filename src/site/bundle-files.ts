import type { Rolldown } from 'vite';
import type { Settings } from '../app/settings.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'imports' | 'moduleIds'>;
type Bundle = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type' | 'source' | 'names'>>>;

export function startupModules({ backend, profile }: Settings): readonly string[] {
  const sample = backend === 'http' ? [] : [`app/profiles/${profile}/sample.ts`];
  return ['app/main.tsx', `app/profiles/${profile}/profile.ts`, `app/modules/${backend}.module.ts`, ...sample];
}

/** @public Tested alone for the sentence it fails with when a module was moved. */
export function chunksWith(bundle: Bundle, module: string): readonly string[] {
  const found = Object.entries(bundle)
    .filter(([, file]) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${module}`)))
    .map(([fileName]) => fileName);
  if (found.length === 0)
    throw new Error(`The build names src/${module}, but no script contains it. Was it moved or renamed?`);
  return found;
}

export function chunksWithImports(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(add);
  };
  modules.flatMap((module) => chunksWith(bundle, module)).forEach(add);
  return [...found];
}

export function entryChunk(bundle: Bundle): string {
  const [entry = ''] = chunksWith(bundle, 'app/main.tsx');
  return entry;
}

export function assetNamed(name: string, bundle: Bundle): string {
  const found = Object.entries(bundle).find(([, file]) => file.type === 'asset' && file.names.includes(name));
  if (!found) throw new Error(`The build emits no ${name}.`);
  return found[0];
}

export function extractStart(html: string, base: string): { readonly html: string; readonly sheets: string[] } {
  const script = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  const link = /\s*<link rel="stylesheet"[^>]*href="([^"]+\.css)">/g;
  const sheets = [...html.matchAll(link)].map(([, url = '']) => url.slice(base.length));
  if (sheets.length === 0) throw new Error('index.html has no style sheet.');
  return { html: html.replace(script, '').replace(link, ''), sheets };
}

export function styleSheetsOf(bundle: Rolldown.OutputBundle, chunks: readonly string[]): readonly string[] {
  return chunks.flatMap((fileName) => {
    const chunk = bundle[fileName];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
}

import { builds } from '../../tools/builds.mjs';
import { builtScript } from '../../tools/built-files.mjs';

/** For `page.route`: a script of this build by the name of its source, such as `feedback-screen`. */
export function scriptUrl(build: 'mock' | 'http', name: string): string {
  const outDir = builds.find((one) => one.name === build)?.outDir ?? '';
  return `**/${builtScript(outDir, name)}`;
}

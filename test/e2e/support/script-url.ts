import { builds } from '../../tools/builds.mjs';
import { builtScript } from '../../tools/built-files.mjs';

type BuildName = 'mock' | 'http';

/** The path of a script of this build by the name of its source: the file's own name says nothing. */
export function scriptPath(build: BuildName, name: string): string {
  const outDir = builds.find((one) => one.name === build)?.outDir ?? '';
  return `/${builtScript(outDir, name)}`;
}

/** For `page.route`: a script of this build by the name of its source, such as `feedback-screen`. */
export function scriptUrl(build: BuildName, name: string): string {
  return `**${scriptPath(build, name)}`;
}

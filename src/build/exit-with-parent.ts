import type { Plugin } from 'vite';
import { exitWithShell } from './exit-with-shell.mjs';

/** The other scripts see to it themselves. */
export function exitWithParent(): Plugin {
  return {
    name: 'exit-with-parent',
    configureServer: () => {
      if (process.env.npm_lifecycle_event === 'dev') exitWithShell();
    },
  };
}

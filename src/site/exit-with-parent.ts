import type { Plugin } from 'vite';
import { exitWithShell } from './exit-with-shell.mjs';

/** `npm start` and the other commands call `exitWithShell` themselves. */
export function exitWithParent(): Plugin {
  return {
    name: 'exit-with-parent',
    configureServer: () => {
      if (process.env.npm_lifecycle_event === 'dev') exitWithShell();
    },
  };
}

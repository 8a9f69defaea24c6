import type { Plugin } from 'vite';

const scripts = ['start', 'preview', 'dev', 'start:http', 'start:real'];
const interval = 250;

/** A stopped npm ends its shell, but the server in the shell would keep its port. */
export function exitWithParent(): Plugin {
  return { name: 'exit-with-parent', configureServer: exitWithShell, configurePreviewServer: exitWithShell };
}

function exitWithShell(): void {
  if (!scripts.includes(process.env.npm_lifecycle_event ?? '')) return;
  const shell = process.ppid;
  const exitIfOrphaned = () => process.ppid === shell || process.exit();
  setInterval(exitIfOrphaned, interval).unref();
}

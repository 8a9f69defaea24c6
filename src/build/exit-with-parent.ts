import type { Plugin } from 'vite';

const scripts = ['start', 'preview', 'dev', 'start:http', 'start:real'];
const interval = 250;

/** npm ends its shell when it is stopped, but not the server in that shell, which would go on using its port. */
export function exitWithParent(): Plugin {
  return { name: 'exit-with-parent', configureServer: exitWithShell, configurePreviewServer: exitWithShell };
}

function exitWithShell(): void {
  if (!scripts.includes(process.env.npm_lifecycle_event ?? '')) return;
  const shell = process.ppid;
  const exitIfOrphaned = () => process.ppid === shell || process.exit();
  setInterval(exitIfOrphaned, interval).unref();
}

import type { Plugin } from 'vite';

const scripts = ['start', 'preview', 'dev', 'start:http'];
const interval = 250;

/** npm that is stopped stops its shell, but not what runs in it: a server would stay and keep its port. */
export function exitWithParent(): Plugin {
  return { name: 'end-with-npm', configureServer: watchShell, configurePreviewServer: watchShell };
}

function watchShell(): void {
  if (!scripts.includes(process.env.npm_lifecycle_event ?? '')) return;
  const shell = process.ppid;
  const endWithShell = () => process.ppid === shell || process.exit();
  setInterval(endWithShell, interval).unref();
}

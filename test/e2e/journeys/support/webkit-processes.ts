import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/free-port.mjs';
import { driverIsReady } from './webdriver';

/** The window is as narrow as its widest part, so its toolbar is made small enough for a phone. */
const style = 'window * { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';
const settings = '[Settings]\ngtk-enable-animations=0\n';

/**
 * Starts Xvfb, and WebKit's driver on its screen. Their files are in `outputDir`, which the next run empties: WebKit's processes
 * write their caches for some seconds after the driver has ended.
 */
export async function startWebKitDriver(
  outputDir: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  mkdirSync(outputDir, { recursive: true });
  const home = mkdtempSync(join(outputDir, 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), style);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), settings);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const written = screen.stdio[3];
  if (!written) throw new Error('Xvfb does not say which display it is.');
  const [display] = await once(written, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      NO_AT_BRIDGE: '1',
      // Nothing here has a graphics card: layers of their own take a quarter of a journey's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      GSK_RENDERER: 'cairo',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    for (const process of [driver, screen]) await end(process);
  };
  await driverIsReady(url);
  return { url, stop };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const ofTheSystem = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser the tests drive: the one asked for, else the system's, else Playwright's own; undefined where there is none. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? [...ofTheSystem, chromium.executablePath()].find((path) => existsSync(path));
}

/** Starts the browser quietly: it needs no graphics card and asks nothing of the network by itself. */
export function launchOptions() {
  const executablePath = findChromium();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return executablePath ? { executablePath, args } : { args };
}

/** Lets Playwright fetch its own browser where none is found, and says whether there is one now. */
export function ensureChromium() {
  if (findChromium()) return true;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (findChromium()) return true;
  console.error('The browser tests need Chromium: install it, or name its executable in CHROMIUM_PATH.');
  return false;
}

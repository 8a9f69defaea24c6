import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser for the tests: CHROMIUM_PATH, else the system's, else Playwright's, else undefined. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

/** Starts the browser without a graphics card and without background requests. */
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

/** For tests, whose pages live for seconds: optimizing their scripts costs more than it saves. No measurement uses these. */
export function testLaunchOptions() {
  const { args, ...options } = launchOptions();
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev'] };
}

/** Downloads Playwright's browser if no other is found; returns whether there is one. */
export function ensureChromium() {
  if (findChromium()) return true;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (findChromium()) return true;
  console.error('The browser tests need Chromium: install it, or name its executable in CHROMIUM_PATH.');
  return false;
}

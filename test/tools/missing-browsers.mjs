import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { firefox } from './engines.mjs';

/** By the Debian package that brings it: whether this machine has the browser, or what its driver needs. */
const isInstalled = {
  'chromium-headless-shell': Boolean(findChromium()),
  'firefox-esr': Boolean(firefox),
  'webkit2gtk-driver': existsSync('/usr/bin/WebKitWebDriver'),
  xvfb: existsSync('/usr/bin/Xvfb'),
};

const missing = Object.entries(isInstalled).flatMap(([name, installed]) => (installed ? [] : [name]));
console.log(missing.join(' '));

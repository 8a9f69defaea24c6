import { existsSync } from 'node:fs';
import { postgreSqlPrograms } from './backend/support/postgresql-cluster.mjs';
import { findChromium } from './chromium.mjs';
import { firefox } from './engines.mjs';

/** By Debian package: whether this machine has the browser, what its driver needs, or the database. */
const isInstalled = {
  'chromium-headless-shell': Boolean(findChromium()),
  'firefox-esr': Boolean(firefox),
  'webkit2gtk-driver': existsSync('/usr/bin/WebKitWebDriver'),
  postgresql: Boolean(postgreSqlPrograms()),
  xvfb: existsSync('/usr/bin/Xvfb'),
};

const missing = Object.entries(isInstalled).flatMap(([name, installed]) => (installed ? [] : [name]));
console.log(missing.join(' '));

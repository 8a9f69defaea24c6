import { existsSync } from 'node:fs';
import { postgreSqlPrograms } from './backend/support/postgresql-cluster.mjs';

/** The first of these files that is there. */
const firstOf = (/** @type {(string | undefined)[]} */ ...paths) => paths.find((path) => path && existsSync(path));

/** Firefox of Debian's package firefox-esr, or FIREFOX_PATH. */
export const firefox = firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr');

/** The browser of Debian's package webkit2gtk-driver. Its folder is named after the processor. */
export const miniBrowser = firstOf(
  ...['x86_64', 'aarch64'].map((processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
);

const hasWebKit = miniBrowser && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb');

/** Chromium is always there: `ensureChromium` sees to it. */
export const engines = /** @type {const} */ (['chromium', 'firefox', 'webkit']).filter(
  (engine) => ({ chromium: true, firefox, webkit: hasWebKit })[engine],
);

export function untried() {
  const packages = [
    ...(firefox ? [] : ['Firefox (firefox-esr)']),
    ...(hasWebKit ? [] : ['WebKit (webkit2gtk-driver and xvfb)']),
    ...(postgreSqlPrograms() ? [] : ['PostgreSQL (postgresql)']),
  ];
  return packages.length > 0 ? `Not tried, because not installed: ${packages.join(', ')}.` : undefined;
}

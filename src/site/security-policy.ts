import { createHash } from 'node:crypto';
import type { Settings } from '../app/settings.ts';

/** A meta tag cannot replace these headers. `src/tools/deploy/README.md` asks every host to send them. */
export const hostHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Only the shop's scripts and styles run. Two exceptions to Trusted Types: `structured-data` accepts only JSON
 * (`ui/menu/write-structured-data.ts`), `service-worker` only one URL (`app/start/release.ts`).
 */
export function securityPolicy(
  inlineScripts: readonly string[],
  inlineStyles: readonly string[],
  settings: Settings,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineScripts)}`,
    `style-src 'self' ${hashes(inlineStyles)}`,
    "font-src 'self'",
    ...hostDirectives(settings.backend, settings),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types structured-data service-worker',
  ].join('; ');
}

type Hosts = Pick<Settings, 'menuApiUrl' | 'authApiUrl' | 'orderApiUrl' | 'reportsUrl' | 'pictureOrigins'>;

function namedHosts({ menuApiUrl, authApiUrl, orderApiUrl, reportsUrl, pictureOrigins }: Hosts) {
  const services = [menuApiUrl, authApiUrl, orderApiUrl, reportsUrl].filter(Boolean).map((url) => new URL(url).origin);
  return { 'connect-src': services, 'img-src': pictureOrigins };
}

/** The hosts of the settings, or any secure host if the settings name none. A demo has no hosts. */
function hostDirectives(backend: Settings['backend'], settings: Hosts): readonly string[] {
  const anySecure = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];
  return Object.entries(namedHosts(settings)).map(([name, hosts]) =>
    directive(name, backend === 'mock' ? [] : hosts.length > 0 ? hosts : anySecure),
  );
}

function directive(name: string, hosts: readonly string[]): string {
  const own = name === 'img-src' ? ["'self'", 'data:', 'blob:'] : ["'self'"];
  return [name, ...own, ...new Set(hosts)].join(' ');
}

/** Narrows the policy of a built page to the hosts that its owner's settings name (`tools/deploy/settings-writer.ts`). */
export function limitPolicyToHosts(html: string, settings: Hosts): string {
  return Object.entries(namedHosts(settings))
    .filter(([_name, hosts]) => hosts.length > 0)
    .reduce((page, [name, hosts]) => page.replace(new RegExp(`${name} [^;]*`), directive(name, hosts)), html);
}

function hashes(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

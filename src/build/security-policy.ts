import { createHash } from 'node:crypto';

/** A meta tag cannot replace these headers. `src/tools/deploy/README.md` asks every host to send them. */
export const hostHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Only the shop's scripts and styles run; services and pictures may be on other hosts. Two exceptions to Trusted Types:
 * `structured-data` accepts only JSON (`ui/menu/write-structured-data.ts`), `service-worker` only one URL
 * (`app/register-service-worker.ts`).
 */
export function securityPolicy(inlineScripts: readonly string[], inlineStyles: readonly string[]): string {
  const local = 'http://localhost:* http://127.0.0.1:*';
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineScripts)}`,
    `style-src 'self' ${hashes(inlineStyles)}`,
    "font-src 'self'",
    `img-src 'self' data: blob: https: ${local}`,
    `connect-src 'self' https: ${local}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types structured-data service-worker',
  ].join('; ');
}

function hashes(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

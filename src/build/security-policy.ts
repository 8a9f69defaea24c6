import { createHash } from 'node:crypto';

/** What a meta tag cannot carry. `vite preview` sends it; the README asks every host that can send headers to do so too. */
export const hostHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * No script and no style but our own, no frame, no form to elsewhere. Services and pictures may live on other hosts.
 * Where the browser has Trusted Types, no text becomes markup or a script; `structured-data` lets JSON alone through
 * (`ui/menu/write-structured-data.ts`), and `service-worker` one URL (`app/register-service-worker.ts`).
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

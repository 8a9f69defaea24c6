import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Handler } from './mock-api';

const types = { avif: 'image/avif', webp: 'image/webp' };

export function withPictures(folder: string, api: Handler): Handler {
  return async (request) => {
    const [, name, type] = /^(\/products\/[\w-]+\.(avif|webp))$/.exec(new URL(request.url).pathname) ?? [];
    if (!name || (type !== 'avif' && type !== 'webp')) return api(request);
    try {
      return new Response(readFileSync(join(folder, name)), { headers: { 'Content-Type': types[type] } });
    } catch {
      return new Response('There is no such picture.', { status: 404 });
    }
  };
}

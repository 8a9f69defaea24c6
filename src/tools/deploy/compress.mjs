import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const texts = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** @param {string} file */
export function compress(file) {
  if (!texts.test(file)) return;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

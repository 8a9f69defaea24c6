import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const brotliModule = '/usr/share/nginx/modules-available/mod-http-brotli-static.conf';

/** Debian's package libnginx-mod-http-brotli-static. */
export const nginxHasBrotli = existsSync(brotliModule);

/** @param {string} command */
export const isInstalled = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/**
 * The command that starts nginx in the foreground with these servers.
 * @param {string} folder For its configuration and what it stores.
 * @param {string} servers
 */
export function nginxCommand(folder, servers) {
  mkdirSync(folder, { recursive: true });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const load = nginxHasBrotli ? `include ${brotliModule}; ` : '';
  const whole = `${load}daemon off; pid ${folder}/pid; error_log stderr; events {} http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} ${servers} }`;
  writeFileSync(join(folder, 'whole.conf'), whole);
  // Run as root, nginx would switch to a user that may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  return ['nginx', '-c', join(folder, 'whole.conf'), '-g', user];
}

/** Resolves once a server of this machine answers on the port. @param {number} port */
export async function untilAnswered(port) {
  for (let tries = 0; tries < 100; tries++) {
    const isAnswered = await fetch(`http://127.0.0.1:${port}/`).then(
      (reply) => reply.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (isAnswered) return;
    await wait(100);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

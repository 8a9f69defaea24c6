import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { copyProject } from '../../tools/copy-project.mjs';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export class ProjectCopy {
  private constructor(private readonly folder: string) {}

  static async make(): Promise<ProjectCopy> {
    return new ProjectCopy(await copyProject());
  }

  async change(file: string, from: string | RegExp, to: string): Promise<void> {
    const path = join(this.folder, file);
    const text = await readFile(path, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not contain ${from}`);
    await writeFile(path, changed);
  }

  /** Rejects with what the script says of a wrong answer. */
  async newShop(answers: Readonly<Record<string, string>>): Promise<void> {
    const flags = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
    await run(process.execPath, [join(this.folder, 'src/tools/new-shop/run-new-shop.mjs'), ...flags], {
      cwd: this.folder,
    });
  }

  /** Rejects with the output of a build that fails. */
  async build(settings: Readonly<Record<string, string>>, ...options: readonly string[]): Promise<void> {
    const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', ...options];
    await run(process.execPath, vite, { cwd: this.folder, env: { ...process.env, ...settings } });
  }

  /** As a static host does: unknown paths below `base` get index.html. */
  async serve(page: Page, base = '/', outDir = 'dist'): Promise<void> {
    await page.route(`**${base}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
      const isFile = extname(pathname) !== '';
      const file = join(this.folder, outDir, isFile ? (path ?? '') : 'index.html');
      const body = path === undefined ? undefined : await readFile(file).catch(() => undefined);
      const contentType = types[extname(isFile ? pathname : '.html')];
      await route.fulfill(body ? { body, ...(contentType ? { contentType } : {}) } : { status: 404, body: '' });
    });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { say } from '../../src/tools/commands/command.mjs';
import { launchOptions } from './chromium.mjs';

const columns = 8;
const width = 192;
const height = 144;
const folders = { 'Second Batch': 'cookies', 'Tiffin Lane': 'home-kitchen' };

/**
 * Puts the pictures of each shop's states on one sheet, beside a list of what it shows.
 * @param {string} shots
 */
export async function writeThumbnailSheets(shots) {
  const browser = await chromium.launch(launchOptions());
  for (const [shop, profile] of Object.entries(folders)) {
    const files = readdirSync(join(shots, shop)).toSorted();
    const page = await browser.newPage({
      viewport: { width: columns * width, height: Math.ceil(files.length / columns) * height },
    });
    const images = files.map(
      (file) => `<img src="data:image/png;base64,${readFileSync(join(shots, shop, file), 'base64')}">`,
    );
    await page.setContent(
      `<!doctype html><style>body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr) }` +
        `img { display: block; width: ${width}px; height: ${height}px; object-fit: cover; object-position: top }</style>${images.join('')}`,
    );
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const folder = join('src/app/profiles', profile, 'gallery');
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, 'thumbnails.jpg'), type: 'jpeg', quality: 60 });
    const states = files.map((file) => file.replace(/\.png$/, ''));
    writeFileSync(join(folder, 'thumbnails.json'), `${JSON.stringify({ columns, states }, undefined, 2)}\n`);
    say(`Written: ${folder}/thumbnails.jpg, ${folder}/thumbnails.json`);
  }
  await browser.close();
}

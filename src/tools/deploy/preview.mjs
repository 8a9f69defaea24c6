import { say, startCommand } from '../commands/command.mjs';
import { previewCommand, previewShop } from './preview-shop.mjs';

await startCommand(previewCommand, async ({ options }) => {
  const { resolvedUrls } = await previewShop(options);
  say(`${options.outDir} is served: ${resolvedUrls?.local[0]}`);
});

import { describe, expect, it } from 'vitest';
import { architecturePicture } from './support/architecture/architecture-picture';
import { folderGraph } from './support/architecture/folder-graph';
import { moduleFacts } from './support/architecture/module-facts';
import { sourceModules } from './support/architecture/source-modules';

const planted = (file: string, source: string) => ({ file, facts: moduleFacts(file, source) });

const picture = architecturePicture(folderGraph(sourceModules()));

describe('the picture of the architecture', () => {
  it('is current: npm run architecture draws it again', async () => {
    await expect(picture).toMatchFileSnapshot('../src/architecture.svg');
  });

  it('draws an arrow for an import, and none without', () => {
    const arrows = (source: string) =>
      architecturePicture(folderGraph([planted('src/ui/a.ts', source), planted('src/view-models/b.ts', '')])).match(
        /class="arrow/g,
      )?.length ?? 0;
    expect(arrows(`import '../view-models/b';`)).toBe(1);
    expect(arrows('')).toBe(0);
  });
});

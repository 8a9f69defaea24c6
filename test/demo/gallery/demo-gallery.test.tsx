import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DemoGallery } from '../../../src/demo/gallery/demo-gallery';
import { DemoGalleryViewModel, type StateLinks } from '../../../src/demo/gallery/demo-gallery.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';

async function openGallery(thumbnails: Awaited<ReturnType<StateLinks['thumbnails']>>) {
  const gallery = new DemoGalleryViewModel({
    themes: [],
    linkTo: async ({ name }) => `/#${name}`,
    thumbnails: async () => thumbnails,
  });
  renderInShop(<DemoGallery />, [gallery, new ToastsViewModel(new FakeTime())]);
  await screen.findByRole('link', { name: 'Sold out' });
  const pictureOf = (name: string) =>
    within(screen.getByRole('link', { name })).queryByText('', { selector: '.gallery__thumbnail' });
  return { pictureOf };
}

it('a state shows its picture of the sheet, one without a picture its name alone', async () => {
  const { pictureOf } = await openGallery({
    sheet: '/sheet.jpg',
    columns: 2,
    states: ['Feedback', 'Sold out', 'Terms'],
  });
  expect(pictureOf('Sold out')?.style.backgroundImage).toContain('/sheet.jpg');
  expect(pictureOf('Sold out')?.style.backgroundPosition).toBe('100% 0%');
  expect(pictureOf('Terms')?.style.backgroundPosition).toBe('0% 100%');
  expect(pictureOf('Privacy')).toBeNull();
});

it('the gallery of a shop without pictures has the names of its states', async () => {
  const { pictureOf } = await openGallery(undefined);
  expect(pictureOf('Sold out')).toBeNull();
});

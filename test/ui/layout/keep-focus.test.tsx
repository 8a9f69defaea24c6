import { act } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

const title = '<h1 tabindex="-1">Menu</h1>';

/** `keepFocus` watches the document of each test of the screens. */
function show(main: string, beside = ''): (selector: string) => HTMLElement {
  document.body.innerHTML = `<main tabindex="-1">${main}</main>${beside}`;
  return (selector) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('keepFocus', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['the title of the page', `${title}<button>Retry</button>`, '', 'h1'],
    ['the page, which has no title yet', '<button>Retry</button>', '', 'main'],
    ['the title of its dialog', title, '<dialog open><h2 tabindex="-1">Cart</h2><button>Undo</button></dialog>', 'h2'],
  ])('a focused button that disappears leaves the focus to %s', async (_place, main, beside, heir) => {
    const find = show(main, beside);
    find('button').focus();
    find('button').remove();
    await nextTask();
    expect(document.activeElement).toBe(find(heir));
  });

  it('a button that Tab leads to comes into view, and one that is pressed stays where it is', () => {
    const find = show(`${title}<button>Retry</button>`);
    const scrollIntoView = vi.spyOn(find('button'), 'scrollIntoView');
    find('button').focus();
    const release = (key: string) => find('button').dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
    release('Enter');
    expect(scrollIntoView).not.toHaveBeenCalled();
    release('Tab');
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });

  it('a button that disappears with its dialog leaves the focus to the title of the page', async () => {
    const find = show(title, '<dialog open><button>Undo</button></dialog>');
    find('button').focus();
    find('dialog').remove();
    await nextTask();
    expect(document.activeElement).toBe(find('h1'));
  });

  it.each([
    ['the card where it was before', '<article><a href="#oat">Oat</a><button>Add</button></article>', '[href="#oat"]'],
    ['the title of the page where that card is gone', '<article><button>Add</button></article>', 'h1'],
  ])('a message that is answered gives the focus back to %s', async (_place, card, heir) => {
    const other = '<article><a href="#chip">Chip</a></article>';
    const find = show(title + other + card, '<p class="toast"><button class="undo">Undo</button></p>');
    find('article > button').focus();
    find('.undo').focus();
    find('article > button').remove();
    if (heir === 'h1') find('article:last-of-type').remove();
    find('.toast').remove();
    await nextTask();
    expect(document.activeElement).toBe(find(heir));
  });

  it('a focused button that disappears with its page leaves the focus to the title of the next page', async () => {
    const find = show('<button>Retry</button>');
    find('button').focus();
    find('main').remove();
    await nextTask();
    document.body.innerHTML = `<main tabindex="-1">${title}</main>`;
    await nextTask();
    expect(document.activeElement).toBe(find('h1'));
  });

  it('a focused button that disappears before hydration leaves the focus to the title of the page', async () => {
    const find = show('');
    const neverLoaded = new Promise<never>(() => undefined);
    const Late = ({ waits }: { readonly waits: boolean }) => (waits ? use(neverLoaded) : <button>Retry</button>);
    const page = (waits: boolean) => (
      <>
        <h1 tabIndex={-1}>Menu</h1>
        <Suspense>
          <Late waits={waits} />
        </Suspense>
      </>
    );
    find('main').innerHTML = renderToString(page(false));
    const root = await act(() => hydrateRoot(find('main'), page(true)));
    find('button').focus();
    find('button').remove();
    await nextTask();
    expect(document.activeElement).toBe(find('h1'));
    act(() => root.unmount());
  });

  it('the focus stays where its owner moves it', async () => {
    const find = show(`${title}<button>Retry</button><input>`);
    find('button').focus();
    find('button').remove();
    find('input').focus();
    await nextTask();
    expect(document.activeElement).toBe(find('input'));
  });

  it('a button that its loss of focus removes leaves the focus to the element that takes it', async () => {
    const find = show(`${title}<button>Search</button><a href="#sweets">Sweets</a>`);
    const button = find('button');
    button.focus();
    button.addEventListener('focusout', () => button.remove());
    button.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find('a') }));
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });

  it('a customer who left the button before it disappeared is moved nowhere', async () => {
    const find = show(`${title}<button>Retry</button>`);
    find('button').focus();
    find('button').blur();
    await nextTask();
    find('button').remove();
    await nextTask();
    expect(document.activeElement).toBe(document.body);
  });
});

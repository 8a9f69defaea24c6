import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useShared, useViewModel } from '../../src/ui/view-model-context';
import { ToastsViewModel } from '../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../support/in-memory-device';
import { renderInShop } from '../support/render-in-shop';

class Journal {
  readonly lines: string[] = [];

  load(page: string): void {
    this.lines.push(`load ${page}`);
  }

  dispose(): void {
    this.lines.push('dispose');
  }
}

function Owner({ page }: { readonly page: string }) {
  useViewModel(Journal, page);
  return null;
}

function Reader() {
  return <p>{useShared(Journal).lines.length}</p>;
}

/** The buttons show the first owner on page 2, and unmount the first and the second owner. */
function Owners({ count }: { readonly count: number }) {
  const [page, setPage] = useState('1');
  const [mounted, setMounted] = useState(count);
  return (
    <>
      {mounted > 0 && <Owner page={page} />}
      {mounted > 1 && <Owner page="other" />}
      <Reader />
      <button type="button" onClick={() => setPage('2')}>
        Next page
      </button>
      <button type="button" onClick={() => setMounted(mounted - 1)}>
        Unmount
      </button>
    </>
  );
}

function show(count: number) {
  const journal = new Journal();
  const { user } = renderInShop(<Owners count={count} />, [journal, new ToastsViewModel(new FakeTime())]);
  const before = journal.lines.length;
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    return journal.lines.slice(before);
  };
  return { journal, press };
}

describe('a view-model', () => {
  it('is loaded by its owner, and by no other component that reads it', () => {
    expect(show(1).journal.lines.at(-1)).toBe('load 1');
    expect(show(0).journal.lines).toEqual([]);
  });

  it('is loaded again when what it needs changes', async () => {
    const { press } = show(1);
    expect(await press('Next page')).toEqual(['dispose', 'load 2']);
  });

  it('is disposed of when its last owner is unmounted', async () => {
    const { press } = show(2);
    expect(await press('Unmount')).toEqual([]);
    expect(await press('Unmount')).toEqual(['dispose']);
  });
});

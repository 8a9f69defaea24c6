import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Pagination } from '../../../src/ui/components/pagination';

const show = (page: number, pageCount = 3) => {
  const asked: number[] = [];
  render(<Pagination page={page} pageCount={pageCount} pages={[1, 2, 3]} onPage={(next) => asked.push(next)} />);
  return asked;
};

describe('pagination', () => {
  it('marks the current page', () => {
    show(2);
    expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('button', { name: 'Page 1' }).hasAttribute('aria-current')).toBe(false);
  });

  it('goes to the previous page, the next page and any page in its window', async () => {
    const asked = show(2);
    for (const name of ['Previous', 'Next', 'Page 3']) await userEvent.click(screen.getByRole('button', { name }));
    expect(asked).toEqual([1, 3, 3]);
  });

  it.each([
    ['Previous', 1],
    ['Next', 3],
  ])('ignores %s at the end, and keeps it focusable', async (name, page) => {
    const asked = show(page);
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(asked).toEqual([]);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('is left out for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/domain/shared/paths';
import { PageSkeleton } from '../../../src/ui/layout/page-skeleton';

describe('the skeleton of a page', () => {
  it.each([
    [paths.menu, 'Menu'],
    [paths.orders, 'My Orders'],
    [paths.profile, 'Profile'],
  ])('%s shows the title of its link: %s', (path, title) => {
    render(<PageSkeleton path={path} />);
    expect(screen.getByText(title).closest('[aria-busy=true]')).not.toBeNull();
  });

  it('leaves the announcement to the heading of the page', () => {
    render(<PageSkeleton path={paths.menu} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('the home page begins with the ground of its first slide', () => {
    const { container } = render(<PageSkeleton path={paths.home} />);
    expect(container.querySelector('.hero [data-ground="1"]')).not.toBeNull();
  });

  it('a page that no menu of the shop names is empty, so that the sign of loading appears', () => {
    const { container } = render(<PageSkeleton path={paths.privacy} />);
    expect(container.childElementCount).toBe(0);
  });
});

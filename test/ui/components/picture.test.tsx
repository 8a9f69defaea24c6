import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../src/ui/components/picture';

const almond = { src: '/almond.webp', alt: 'Almond cookie', srcSet: '/almond.avif 320w', width: 640, height: 640 };
const lemon = { src: '/lemon.webp', alt: 'Lemon cookie' };
const sourceOf = (alt: string) => screen.getByRole('img', { name: alt }).getAttribute('src') ?? '';

describe('picture', () => {
  it('shows the placeholder for a broken picture, with the same text and size', () => {
    render(<Picture picture={almond} sizes="280px" />);
    expect(sourceOf('Almond cookie')).toBe('/almond.webp');
    fireEvent.error(screen.getByRole('img', { name: 'Almond cookie' }));
    expect(sourceOf('Almond cookie')).toContain('placeholder');
    expect(screen.getByRole('img').getAttribute('width')).toBe('640');
    expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
  });

  it('tries a new picture after a broken one', () => {
    const { rerender } = render(<Picture picture={almond} sizes="280px" />);
    fireEvent.error(screen.getByRole('img', { name: 'Almond cookie' }));
    rerender(<Picture picture={lemon} sizes="280px" />);
    expect(sourceOf('Lemon cookie')).toBe('/lemon.webp');
  });

  it('shows the placeholder for a picture that failed before hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Picture picture={almond} sizes="280px" />);
    render(<Picture picture={almond} sizes="280px" />, {
      container: document.body.appendChild(container),
      hydrate: true,
    });
    expect(sourceOf('Almond cookie')).toContain('placeholder');
  });

  it('shows the placeholder without a picture', () => {
    render(<Picture picture={undefined} sizes="280px" alt="Lemon cookie" />);
    expect(sourceOf('Lemon cookie')).toContain('placeholder');
  });

  it('has no alternative text beside a name', () => {
    render(<Picture picture={almond} sizes="72px" alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

import type { PictureSource } from '../../domain/shop/shop-profile';

/** URLs by path, from `import.meta.glob('./pictures/*', { eager: true, query: '?url', import: 'default' })`. */
type PictureFiles = Readonly<Record<string, string>>;

export function picturesFrom(files: PictureFiles) {
  const urlOf = (name: string, width: number, format: string) => {
    const path = `./pictures/${name}-${width}.${format}`;
    const found = files[path];
    if (found === undefined) throw new Error(`The shop's profile asks for ${path}, and there is no such file.`);
    return found;
  };
  const picture = (name: string, alt: string, src: string, [small, large]: readonly [number, number]) => ({
    src,
    alt,
    srcSet: [small, large].map((width) => `${urlOf(name, width, 'avif')} ${width}w`).join(', '),
  });
  return {
    /** A JPEG as `src`, because another site shows that beside a link. */
    wide: (name: string, alt = ''): PictureSource => ({
      ...picture(name, alt, urlOf(name, 1200, 'jpg'), [800, 1600]),
      width: 1200,
      height: 675,
    }),
    square: (name: string, alt = ''): PictureSource => ({
      ...picture(name, alt, urlOf(name, 320, 'webp'), [320, 640]),
      width: 320,
      height: 320,
    }),
    squareSlide(name: string, alt: string): PictureSource {
      return { ...this.square(name, alt), large: `${urlOf(name, 1408, 'avif')} 1408w` };
    },
  };
}

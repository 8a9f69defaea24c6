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
  const picture = (
    name: string,
    alt: string,
    [small, large]: readonly [number, number],
    height: number,
  ): PictureSource => {
    const variants = (format: string) =>
      [small, large].map((width) => `${urlOf(name, width, format)} ${width}w`).join(', ');
    return {
      src: urlOf(name, small, 'webp'),
      alt,
      avif: variants('avif'),
      webp: variants('webp'),
      width: large,
      height,
    };
  };
  return {
    wide: (name: string, alt = '') => picture(name, alt, [800, 1600], 900),
    square: (name: string, alt = '') => picture(name, alt, [320, 640], 640),
  };
}

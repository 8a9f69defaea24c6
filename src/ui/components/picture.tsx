import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PictureSource } from '../../domain/shop/shop-profile';
import { PlainPicture } from './plain-picture';
import placeholder from './placeholder.svg?no-inline';

interface PictureProps {
  readonly picture: PictureSource | undefined;
  readonly sizes: string;
  readonly alt?: string;
  readonly priority?: boolean;
  readonly className?: string;
}

export function Picture({ picture, sizes, alt = picture?.alt ?? '', priority = false, className }: PictureProps) {
  const { src, width, height } = picture ?? {};
  const [missing, setMissing] = useState<string>();
  const img = useRef<HTMLImageElement>(null);
  const hydrating = useHydrating();
  useEffect(() => {
    // In a prerendered page a picture can fail before React attaches its listener.
    if (hydrating && img.current?.complete && img.current.naturalWidth === 0) setMissing(src);
  }, [hydrating, src]);

  if (picture === undefined || missing === src)
    return <img src={placeholder} alt={alt} {...{ width, height, className }} />;
  const onError = () => setMissing(src);
  return <PlainPicture ref={img} {...{ picture, sizes, alt, priority, className, onError }} />;
}

export function withLarge(picture: PictureSource | undefined): PictureSource | undefined {
  if (!picture?.srcSet || !picture.large) return picture;
  return { ...picture, srcSet: `${picture.srcSet}, ${picture.large}` };
}

/** The words beside the picture of a line name its item, so the picture says nothing. */
export function linePicture(image: string | undefined): PictureSource | undefined {
  return image ? { src: image, alt: '' } : undefined;
}

const never = () => () => {};

function useHydrating() {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

import type { Ref } from 'react';
import type { PictureSource } from '../../domain/shop/shop-profile';

interface PlainPictureProps {
  readonly picture: PictureSource;
  readonly sizes: string;
  readonly alt: string;
  readonly priority: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLImageElement>;
  readonly onError?: () => void;
}

/** It uses no hooks, because the page draws the pictures of its first dishes before React is there. */
export function PlainPicture(props: PlainPictureProps) {
  const { picture, sizes, alt, priority, className, ref, onError } = props;
  const { src, srcSet, width, height } = picture;
  return (
    <img
      ref={ref}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={onError}
    />
  );
}

import { linePicture, Picture } from './picture';
import './thumbnails.css';

const maxThumbnails = 3;

interface ThumbnailsProps {
  readonly images: readonly (string | undefined)[];
  readonly withRest?: boolean;
}

export function Thumbnails({ images, withRest = false }: ThumbnailsProps) {
  const rest = images.length - maxThumbnails;
  return (
    <div className="thumbs" aria-hidden="true">
      {images.slice(0, maxThumbnails).map((image, position) => (
        <Picture key={position} picture={linePicture(image)} sizes="52px" />
      ))}
      {withRest && rest > 0 && <span>{`+${rest}`}</span>}
    </div>
  );
}

import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { usePictureSource } from './kept/use-picture-source.ts';
import { mediaFileId } from './media-file-id.ts';

interface PictureImageProps {
  imageUrl: string;
  alt: string;
  /** The small version, for a grid. */
  isThumbnail?: boolean;
  className?: string;
}

/** A picture; the small version gives way to the full one, a missing one to a note. */
export function PictureImage({ imageUrl, alt, isThumbnail, className = '' }: PictureImageProps) {
  const source = usePictureSource(imageUrl);
  const [missing, setMissing] = useState<readonly string[]>([]);
  if (source === null) return <span className={`block bg-surface-sunken ${className}`} />;

  const thumbnail =
    isThumbnail && mediaFileId(imageUrl) !== null ? `${imageUrl}/thumbnail` : source;
  const shown = [thumbnail, source].find((one) => one !== '' && !missing.includes(one));
  if (shown === undefined) {
    return (
      <span
        role="img"
        aria-label={`${alt} (nicht mehr da)`}
        className={`grid place-items-center bg-surface-sunken text-ink-soft ${className}`}
      >
        <ImageOff aria-hidden className="size-12" />
      </span>
    );
  }
  return (
    <img
      src={shown}
      alt={alt}
      loading={isThumbnail ? 'lazy' : 'eager'}
      draggable={false}
      className={className}
      onError={() => setMissing((before) => [...before, shown])}
    />
  );
}

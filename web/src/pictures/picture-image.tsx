import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keptPictures } from './kept/kept-pictures.ts';
import { keptPictureId, mediaFileId } from './picture.ts';

/** What an `img` may show for a picture's address; null while it is fetched from this browser. */
function usePictureSource(imageUrl: string): string | null {
  const keptId = keptPictureId(imageUrl);
  const [source, setSource] = useState<string | null>(null);

  useEffect(() => {
    if (keptId === null) return;
    let url: string | undefined;
    let isGone = false;
    keptPictures.read(keptId).then(
      (picture) => {
        if (isGone) return;
        url = URL.createObjectURL(picture);
        setSource(url);
      },
      // Gone from this browser: an address that shows as a missing picture.
      () => !isGone && setSource(''),
    );
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [keptId]);

  return keptId === null ? imageUrl : source;
}

interface PictureImageProps {
  imageUrl: string;
  alt: string;
  /** The small version, for a grid. */
  isThumbnail?: boolean;
  className?: string;
  /** The picture is gone. */
  onMissing?: () => void;
}

/** A picture as WebP; that version gives way to the file itself, a missing one to a note. */
export function PictureImage({
  imageUrl,
  alt,
  isThumbnail,
  className = '',
  onMissing,
}: PictureImageProps) {
  const source = usePictureSource(imageUrl);
  const [missing, setMissing] = useState<readonly string[]>([]);
  if (source === null) return <span className={`block bg-surface-sunken ${className}`} />;

  const version = isThumbnail ? 'thumbnail' : 'view';
  const lighter = mediaFileId(imageUrl) !== null ? `${imageUrl}/${version}` : source;
  const shown = [lighter, source].find((one) => one !== '' && !missing.includes(one));
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
      onError={() => {
        setMissing((before) => [...before, shown]);
        if (shown === source) onMissing?.();
      }}
    />
  );
}

import { useState } from 'react';
import type { ShownSticker } from './sticker-queries.ts';

interface StickerImageProps {
  sticker: Pick<ShownSticker, 'name' | 'image_url'>;
  className?: string;
}

/** The drawing, or where it is missing the first two letters of the name in capitals (SPEC 2). */
export function StickerImage({ sticker, className = '' }: StickerImageProps) {
  const { name, image_url: source } = sticker;
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) {
    return (
      <span
        role="img"
        aria-label={name}
        className={`grid place-items-center rounded-full bg-surface-sunken font-bold text-2xl text-ink ${className}`}
      >
        {name.slice(0, 2).toLocaleUpperCase('de')}
      </span>
    );
  }
  return (
    <img
      src={source}
      alt={name}
      loading="lazy"
      draggable={false}
      className={`select-none ${className}`}
      onError={() => setMissing(source)}
    />
  );
}

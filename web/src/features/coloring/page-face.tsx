import { useEffect, useState } from 'react';
import type { Picture } from '../../pictures/picture.ts';
import { PictureImage } from '../../pictures/picture-image.tsx';
import { works } from './studio/works.ts';

const LOOK = 'aspect-square w-full rounded-t-lg bg-white object-contain';

/** A colouring page as it looks now: with the child's colours where it has some. */
export function PageFace({ page, alt = page.prompt }: { page: Picture; alt?: string }) {
  const [preview, setPreview] = useState<string | null>(null);

  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    void works.readPreview(page.id).then((work) => {
      if (isGone || work === null) return;
      url = URL.createObjectURL(work);
      setPreview(url);
    });
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [page.id]);

  if (preview !== null) {
    return <img src={preview} alt={alt} draggable={false} className={LOOK} />;
  }
  return <PictureImage isThumbnail imageUrl={page.imageUrl} alt={alt} className={LOOK} />;
}

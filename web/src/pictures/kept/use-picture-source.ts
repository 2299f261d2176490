import { useEffect, useState } from 'react';
import { keptPictureId } from './kept-picture-id.ts';
import { keptPictures } from './kept-pictures.ts';

/** What an `img` may show for a picture's address; null while it is fetched from this browser. */
export function usePictureSource(imageUrl: string): string | null {
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

import { toasts } from '../../lib/toasts.ts';
import type { GalleryImage } from './gallery-image.ts';

/** SPEC 5: a product label, 20 characters of the prompt with `_` for other signs, a timestamp. */
export function imageFilename(prompt: string, now: Date): string {
  const words = prompt.slice(0, 20).replace(/[^a-zA-Z0-9]/g, '_');
  return `LUX_Bild_${words}_${now.getTime()}.png`;
}

export async function downloadImage({ imageUrl, prompt }: GalleryImage): Promise<void> {
  try {
    const response = await fetch(imageUrl, { credentials: 'include' });
    if (!response.ok) throw new Error(`picture answered ${response.status}`);
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = imageFilename(prompt, new Date());
    link.click();
    URL.revokeObjectURL(url);
  } catch {
    toasts.show({
      title: 'Fehler',
      description: 'Das Bild konnte nicht heruntergeladen werden.',
      tone: 'danger',
    });
  }
}

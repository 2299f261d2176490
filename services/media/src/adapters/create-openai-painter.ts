import { createOpenAiImages, type ImageRequest } from '@lux/ai/providers/openai-images.ts';
import { createOpenAiModeration } from '@lux/ai/providers/openai-moderation.ts';
import type { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { chooseProvider, type OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import { maskForPicture } from '@lux/child-safety/masking/mask-for-picture.ts';
import { cleanLinePage } from '../coloring/clean-line-page.ts';
import { fitPicture } from '../pictures/fit-picture.ts';
import {
  type ColoringPageOrder,
  type ImageProvider,
  type PictureOrder,
  type PictureResult,
  ProviderFailed,
} from './image-provider.ts';

const FOR_CHILDREN =
  'Ein freundliches, fröhliches Bild für Kinder von 6 bis 12 Jahren, wie aus einem guten Bilderbuch. ' +
  'Nichts Gruseliges, keine Gewalt, keine Marken, keine echten Personen, kein Text im Bild.';

const STYLES = {
  vivid: 'Kräftige, leuchtende Farben.',
  natural: 'Sanfte, natürliche Farben.',
};

const LINES =
  'Ein Ausmalbild für Kinder, hochkant: nur schwarze, kräftige, geschlossene Umrisslinien auf rein ' +
  'weißem Grund. Keine Farben, kein Grau, keine Schattierung, keine Schraffur, keine schwarzen Flächen, ' +
  'kein Rahmen, kein Text. Große, einfache Flächen, die die Seite füllen. Freundlich, nichts Gruseliges.';

/** A child's wish, masked, in words that a model makes a picture for children of (SPEC 3). */
const childPrompt = {
  forPicture({ prompt, customText, style, noInterpretation }: PictureOrder): string {
    const wish = maskForPicture(customText ? `${prompt}. ${customText}` : prompt);
    if (noInterpretation) return wish;
    return `${FOR_CHILDREN} ${style ? `${STYLES[style]} ` : ''}Das Kind wünscht sich: ${wish}`;
  },

  forColoringPage({ prompt }: ColoringPageOrder): string {
    return `${LINES} Das Kind wünscht sich: ${maskForPicture(prompt)}`;
  },
};

/** A model that draws no clean lines gets a second chance. */
const PAGE_TRIES = 2;
/** Waiting for a provider costs nothing here. */
const CONCURRENCY = 8;

const UNFIT = { refusal: { message: 'Das male ich lieber nicht. Denk dir etwas anderes aus!' } };

/** Pictures by an OpenAI-compatible server: the prompt is masked and moderated before it leaves. */
export function createOpenAiPainter(
  provider: OpenAiProvider,
  environment: AiEnvironment,
): ImageProvider {
  const images = createOpenAiImages(provider);
  const moderationProvider = chooseProvider('moderation', environment);
  const moderation = moderationProvider && createOpenAiModeration(moderationProvider);

  /** Fails closed: what cannot be checked is not painted (DESIGN 6). */
  const generate = async (request: ImageRequest): Promise<Buffer | null> => {
    const isFlagged = await moderation?.isFlagged(request.prompt, request.signal);
    return isFlagged ? null : images.generate(request);
  };

  /** All tries for one wish together end within the limit. */
  const within = async (
    limitMs: number,
    work: (signal: AbortSignal) => Promise<PictureResult>,
  ): Promise<PictureResult> =>
    work(AbortSignal.timeout(limitMs)).catch((cause: unknown) => {
      throw new ProviderFailed(cause);
    });

  return {
    tier: 'openai',
    concurrency: CONCURRENCY,
    paint: async (order, limitMs) =>
      within(limitMs, async (signal) => {
        const { size, style = 'vivid', quality = 'standard' } = order;
        const prompt = childPrompt.forPicture(order);
        const bytes = await generate({ prompt, size, style, quality, signal });
        return bytes ? { png: await fitPicture(bytes, size) } : UNFIT;
      }),
    renderColoringPage: async (order, limitMs) =>
      within(limitMs, async (signal) => {
        const prompt = childPrompt.forColoringPage(order);
        for (let attempt = 0; attempt < PAGE_TRIES; attempt++) {
          const bytes = await generate({
            prompt,
            size: '1024x1792',
            style: 'natural',
            quality: 'standard',
            signal,
          });
          if (!bytes) return UNFIT;
          const png = await cleanLinePage(bytes);
          if (png) return { png };
        }
        throw new Error('the model draws no lines that can be cleaned');
      }),
  };
}

import type { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { chooseProvider } from '@lux/ai/settings/choose-provider.ts';
import { createPainter } from '@lux/painter/create-painter.ts';
import { createOpenAiPainter } from './create-openai-painter.ts';
import type { ImageProvider } from './image-provider.ts';

/** Our own painter: no key, no network, the same picture for the same seed (DESIGN 4). */
export function createBuiltInImages(): ImageProvider {
  const painter = createPainter();
  return {
    tier: 'built-in',
    // One picture at a time: more workers, not more at once, make it faster (DESIGN 1).
    concurrency: 1,
    paint: async ({ prompt, customText, ...options }) =>
      painter.paint(customText ? `${prompt}. ${customText}` : prompt, options),
    renderColoringPage: async ({ prompt, seed }) => painter.renderColoringPage(prompt, { seed }),
  };
}

/** Who paints: the server that is configured for pictures, else our own painter (DESIGN 4). */
function chooseImageProvider(environment: AiEnvironment): ImageProvider {
  const provider = chooseProvider('image', environment);
  return provider ? createOpenAiPainter(provider, environment) : createBuiltInImages();
}

/**
 * A painter that is chosen anew when the AI settings have changed, without a restart. Each order
 * asks `readAi` first; where that fails, the painter in place goes on.
 *
 * @param first what holds until the first order.
 */
export function followAiSettings(
  first: AiEnvironment,
  readAi: () => Promise<AiEnvironment>,
  choose: (environment: AiEnvironment) => ImageProvider = chooseImageProvider,
): ImageProvider {
  let current = { key: JSON.stringify(first), provider: choose(first) };

  const newest = async (): Promise<ImageProvider> => {
    const environment = await readAi().catch(() => null);
    const key = JSON.stringify(environment);
    if (environment && key !== current.key) current = { key, provider: choose(environment) };
    return current.provider;
  };

  return {
    get tier() {
      return current.provider.tier;
    },
    get concurrency() {
      return current.provider.concurrency;
    },
    paint: async (order, limitMs) => (await newest()).paint(order, limitMs),
    renderColoringPage: async (order, limitMs) =>
      (await newest()).renderColoringPage(order, limitMs),
  };
}

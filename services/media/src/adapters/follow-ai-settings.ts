import type { AiEnvironment } from '@lux/ai/ai-environment.ts';
import { chooseImageProvider } from './choose-image-provider.ts';
import type { ImageProvider } from './image-provider.ts';

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
    drawColoringPage: async (order, limitMs) => (await newest()).drawColoringPage(order, limitMs),
  };
}

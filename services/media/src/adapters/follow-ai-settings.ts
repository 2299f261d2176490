import type { AiEnvironment } from '@lux/ai/settings/ai-environment.ts';
import { chooseProvider } from '@lux/ai/settings/choose-provider.ts';
import { createPainter } from '@lux/painter/create-painter.ts';
import { createOpenAiPainter } from './create-openai-painter.ts';
import type { ImageProvider } from './image-provider.ts';

/** Our own painter: no key, no network, the same picture for the same seed (DESIGN 4). */
export function createBuiltInImages(): ImageProvider {
  const painter = createPainter();
  const oneByOne = createQueue();
  return {
    tier: 'built-in',
    // One is painted while the one before is put away: more workers, not more at once, make it faster (DESIGN 1).
    concurrency: 2,
    paint: ({ prompt, customText, ...options }) =>
      oneByOne(() => painter.paint(customText ? `${prompt}. ${customText}` : prompt, options)),
    renderColoringPage: ({ prompt, seed }) =>
      oneByOne(() => painter.renderColoringPage(prompt, { seed })),
  };
}

/** Runs what it is given one after the other, in order, whatever becomes of the one before. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(run, run);
    last = mine;
    return mine;
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

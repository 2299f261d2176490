import type { AiEnvironment } from '@lux/ai/ai-environment.ts';
import { chooseProvider } from '@lux/ai/choose-provider.ts';
import { createBuiltInImages } from './built-in-images.ts';
import { createOpenAiPainter } from './create-openai-painter.ts';
import type { ImageProvider } from './image-provider.ts';

/** Who paints: the server that is configured for pictures, else our own painter (DESIGN 4). */
export function chooseImageProvider(environment: AiEnvironment): ImageProvider {
  const provider = chooseProvider('image', environment);
  return provider ? createOpenAiPainter(provider, environment) : createBuiltInImages();
}

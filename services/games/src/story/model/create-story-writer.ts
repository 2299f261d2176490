import type { OpenAiProvider } from '@lux/ai/choose-provider.ts';
import { createOpenAiChat } from '@lux/ai/create-openai-chat.ts';
import type { StoryWriter } from '../story-writer.ts';
import { readStoryParts } from './read-story-parts.ts';
import { readStoryText } from './read-story-text.ts';
import { storyPrompt } from './story-prompt.ts';

/** A child waits, so a silent model is given up early. */
const LIMITS = { beginMs: 10_000, silenceMs: 6_000, answerTokens: 1_200 };
const LONGEST_ANSWER = 8_000;

/** Stories written by a model behind an OpenAI-compatible server. */
export function createStoryWriter(provider: OpenAiProvider): StoryWriter {
  const chat = createOpenAiChat(provider, LIMITS);
  return {
    write: async (wish, signal) => {
      const { rules, order } = storyPrompt(wish);
      let written = '';
      for await (const piece of chat.stream(
        [
          { role: 'system', content: rules },
          { role: 'user', content: order },
        ],
        signal,
      )) {
        written += piece;
        if (written.length >= LONGEST_ANSWER) break;
      }
      if (wish.mode === 'tips' || wish.mode === 'character') {
        return readStoryParts(wish.mode, written);
      }
      const text = readStoryText(written.slice(0, LONGEST_ANSWER));
      return text === null ? null : { text };
    },
  };
}

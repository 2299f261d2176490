import { createOpenAiChat } from '@lux/ai/providers/chat/openai-chat.ts';
import { answerSchema } from '@lux/ai/providers/chat/server-dialect.ts';
import type { OpenAiProvider } from '@lux/ai/settings/choose-provider.ts';
import { StoryCharacter, StoryTips } from '@lux/contracts/games/story.ts';
import { z } from 'zod';
import { findJsonObjects } from '../../adapters/find-json-objects.ts';
import type { StoryWriter } from '../story-writer.ts';
import { storyPrompt } from './story-prompt.ts';

/** Longer than any mode asks for. */
const LONGEST = 6_000;
/** A story may begin with a placeholder: `[Name 1] ging …` */
const MACHINE =
  /<\s*\/?\s*[a-z!]|javascript:|https?:|www\.|\]\(|^\s*(?:\{|\[(?!\p{L}[\p{L}-]*(?: \d+)?\]))/iu;

/** A model's story as plain text, without fences and Markdown; null where it is none. */
function readStoryText(written: string): string | null {
  const plain = written
    .normalize('NFC')
    .replace(/^\s*```\w*\s*\n?/u, '')
    .replace(/\n?\s*```\s*$/u, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/^\s*(#{1,6}|[-*•])\s+/gmu, '')
    .replaceAll(/[^\P{Cc}\n]|[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (!plain.isWellFormed() || plain.length > LONGEST || MACHINE.test(plain)) return null;
  // Cut off by a limit: what is whole is good.
  const whole = /[.!?…][“”"]?$/u.test(plain)
    ? plain
    : plain.replace(/(?<=[.!?…][“”"]?)[^.!?…]*$/u, '');
  return /\p{L}/u.test(whole) && /[.!?…][“”"]?$/u.test(whole) ? whole.trim() : null;
}

const SCHEMAS = { character: StoryCharacter, tips: StoryTips };

/** The character or the tips in what a model wrote, whatever stands around the JSON; null where not all parts are there (SPEC 5). */
function readStoryParts(
  mode: 'character' | 'tips',
  written: string,
): StoryCharacter | StoryTips | null {
  for (const value of findJsonObjects(written)) {
    const parsed = SCHEMAS[mode].safeParse(value);
    if (!parsed.success) continue;
    const texts = Object.values(parsed.data).flat();
    // What is meant for a machine is no text for a child.
    if (texts.every((text) => readStoryText(`${text}.`) !== null)) return parsed.data;
  }
  return null;
}

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const STORY = { name: 'story', schema: answerSchema({ text }) };
/** What `storyPrompt` asks for in words, for servers that can promise it. */
const FORMS = {
  start: STORY,
  continue: STORY,
  complete: STORY,
  tips: { name: 'tips', schema: answerSchema({ positives: texts, tips: texts, idea: text }) },
  character: {
    name: 'character',
    schema: answerSchema({ name: text, description: text, traits: texts, idea: text }),
  },
};

const WrittenStory = z.object({ text: z.string() });

/** The story in the form asked for; plain text, where the server knows no forms, is itself. */
function unwrapStory(written: string): string {
  try {
    return WrittenStory.parse(JSON.parse(written)).text;
  } catch {
    return written;
  }
}

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
        { signal, schema: FORMS[wish.mode] },
      )) {
        written += piece;
        if (written.length >= LONGEST_ANSWER) break;
      }
      if (wish.mode === 'tips' || wish.mode === 'character') {
        return readStoryParts(wish.mode, written);
      }
      const story = readStoryText(unwrapStory(written.slice(0, LONGEST_ANSWER)));
      return story === null ? null : { text: story };
    },
  };
}

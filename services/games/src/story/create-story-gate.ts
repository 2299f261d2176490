import type { Moderation } from '@lux/ai/create-openai-moderation.ts';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import type { Logger } from 'pino';
import { errors } from '../errors.ts';
import { splitSentences } from './built-in/split-sentences.ts';

export interface StoryGate {
  /**
   * For the child's words. Signs of danger are answered even with the child-safe mode off.
   *
   * @throws CRISIS or NOT_CHILD_SAFE, 422, with the gate's own answer as message.
   */
  ensureFit: (texts: string[], settings: Settings, signal: AbortSignal) => Promise<void>;
  /** For what a writer wrote; `isModel` false: our own words, which no moderation needs to see. */
  isFit: (text: string, settings: Settings, by: Writing) => Promise<boolean>;
}

type Settings = { childSafeMode: boolean };
type Writing = { isModel: boolean; signal: AbortSignal };

const FLAGGED =
  'Darüber schreibe ich lieber nicht. Erzähl mir gern eine andere Geschichte, zum Beispiel von Tieren oder einem Abenteuer.';

/**
 * The gate of the story workshop (DESIGN 6): our own rules, then the provider's moderation where there
 * is one; it fails closed. A long story is read two sentences at a time, because signs add up and
 * harmless ones pages apart would too.
 */
export function createStoryGate(moderation: Moderation | null, log: Logger): StoryGate {
  const isFlagged = async (text: string, signal: AbortSignal) => {
    if (!moderation) return false;
    try {
      return await moderation.isFlagged(text, signal);
    } catch (error) {
      log.warn({ err: error }, 'moderation not reachable, the gate stays shut');
      return true;
    }
  };

  return {
    ensureFit: async (texts, { childSafeMode }, signal) => {
      const verdicts = texts.flatMap((text) => passagesOf(text).map((part) => checkText(part)));
      const crisis = verdicts.find(({ verdict }) => verdict === 'crisis');
      if (crisis?.verdict === 'crisis') throw errors.CRISIS({ message: crisis.answer });
      if (!childSafeMode) return;
      const blocked = verdicts.find(({ verdict }) => verdict === 'blocked');
      if (blocked?.verdict === 'blocked') throw errors.NOT_CHILD_SAFE({ message: blocked.answer });
      const whole = texts.join('\n').trim();
      if (whole !== '' && (await isFlagged(whole, signal))) {
        throw errors.NOT_CHILD_SAFE({ message: FLAGGED });
      }
    },
    isFit: async (text, { childSafeMode }, { isModel, signal }) => {
      if (!childSafeMode) return true;
      if (passagesOf(text).some((part) => checkAnswer(part).verdict !== 'ok')) return false;
      return !isModel || !(await isFlagged(text, signal));
    },
  };
}

/** Each sentence, and each with the next. */
function passagesOf(text: string): string[] {
  const sentences = splitSentences(text);
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`);
  return [...new Set([...sentences, ...pairs])];
}

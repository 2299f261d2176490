import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { Moderation } from '@lux/ai/create-openai-moderation.ts';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import { maskPersonalData } from '@lux/child-safety/mask-personal-data.ts';
import type { SafetyVerdict } from '@lux/child-safety/safety-verdict.ts';
import type { Logger } from 'pino';
import { errors } from '../errors.ts';
import { passagesOf } from './passages-of.ts';

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

const PASSAGES_AT_ONCE = 5;

const FLAGGED =
  'Darüber schreibe ich lieber nicht. Erzähl mir gern eine andere Geschichte, zum Beispiel von Tieren oder einem Abenteuer.';

/**
 * The gate of the story workshop (DESIGN 6): our own rules, then the provider's moderation where there
 * is one, which gets them masked; it fails closed. A long story is read in passages, because signs add up and harmless ones
 * pages apart would too.
 */
export function createStoryGate(moderation: Moderation | null, log: Logger): StoryGate {
  const isFlagged = async (text: string, signal: AbortSignal) => {
    if (!moderation) return false;
    try {
      return await moderation.isFlagged(maskPersonalData(text), signal);
    } catch (error) {
      log.warn({ err: error }, 'moderation not reachable, the gate stays shut');
      return true;
    }
  };

  return {
    ensureFit: async (texts, { childSafeMode }, signal) => {
      const verdicts = await checkEach(texts.flatMap(passagesOf), checkText);
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
      const passages = passagesOf(text);
      // What LUX writes comes back as a child's text to go on from, and must not be refused then.
      const verdicts = [
        ...(await checkEach(passages, checkAnswer)),
        ...(await checkEach(passages, checkText)),
      ];
      if (verdicts.some(({ verdict }) => verdict !== 'ok')) return false;
      return !isModel || !(await isFlagged(text, signal));
    },
  };
}

/** One by one: a long story takes tenths of a second, in which other children are answered too. */
async function checkEach(
  passages: readonly string[],
  check: (text: string) => SafetyVerdict,
): Promise<SafetyVerdict[]> {
  const verdicts: SafetyVerdict[] = [];
  for (const passage of passages) {
    verdicts.push(check(passage));
    if (verdicts.length % PASSAGES_AT_ONCE === 0) await letOthersGo();
  }
  return verdicts;
}

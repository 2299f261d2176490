import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Moderation } from '@lux/ai/providers/openai-moderation.ts';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkByRules, checkTold } from '@lux/child-safety/check-by-rules.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import { maskPersonalData } from '@lux/child-safety/masking/mask-personal-data.ts';
import type { PersonalFact } from '@lux/child-safety/masking/personal-fact.ts';
import type { CrisisCategory, SafetyVerdict } from '@lux/child-safety/safety-verdict.ts';
import { crisisOf } from '@lux/child-safety/verdict-of.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { Logger } from 'pino';
import { errors } from '../errors.ts';
import { findGrave } from '../story-writer/grave/find-grave.ts';

/** No German word is longer; the rest of a thousand letters without a space is ignored. */
const LONGEST_WORD = 60;
/** A sentence without a full stop is checked in pieces of this many words. */
const MOST_WORDS = 50;
const OF_ONESELF = 'ich|mich|mir|mein\\p{L}*|wir|uns|unser\\p{L}*';
/** Words from a child's own life: a tale about others that uses them may be about home. */
const OF_HOME =
  '(?:stief)?(?:papa|mama|vater|mutter)s?|(?:stief|gro(?:ß|ss)\\p{L}* )bruder|mutti|vati|eltern|onkels?|opas?|trainer\\p{L}*|(?:klassen)?lehrer\\p{L}*|erzieher\\p{L}*|betreuer\\p{L}*|babysitter\\p{L}*|nachbarn?|schule|klasse|nach hause|zu ?hause|leben';
const CLOSE_TO_A_CHILD = new RegExp(`(?<!\\p{L})(?:${OF_ONESELF}|${OF_HOME})(?!\\p{L})`, 'iu');

/**
 * A text as the gate reads it: each sentence, and each with the next where one of them speaks of the
 * child or of what a child lives with, since one may end what another begins: `Die Lehrerin hat Tim
 * geschlagen. Er hat ein blaues Auge.` All other pairs are not added up: adding up every pair noticed no more
 * danger in our trials and stopped 20 harmless stories of 480 instead of 3.
 */
export function passagesOf(text: string): string[] {
  const sentences = splitSentences(text).flatMap(inPieces);
  const pairs = sentences
    .slice(1)
    .map((sentence, at) => `${sentences[at]} ${sentence}`)
    .filter((pair) => CLOSE_TO_A_CHILD.test(pair));
  return [...new Set([...sentences, ...pairs])];
}

function inPieces(sentence: string): string[] {
  const words = sentence.split(/\s+/).map((word) => word.slice(0, LONGEST_WORD));
  const pieces: string[] = [];
  for (let at = 0; at < words.length; at += MOST_WORDS) {
    pieces.push(words.slice(at, at + MOST_WORDS).join(' '));
  }
  return pieces;
}

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
type Writing = {
  isModel: boolean;
  signal: AbortSignal;
  /** What the child told of itself: hidden from who moderates elsewhere. */
  known?: readonly PersonalFact[];
};

const PASSAGES_AT_ONCE = 5;

const FLAGGED =
  'Darüber schreibe ich lieber nicht. Erzähl mir gern eine andere Geschichte, zum Beispiel von Tieren oder einem Abenteuer.';

/**
 * The gate of the story workshop (DESIGN 6): our own rules, then the provider's moderation where there
 * is one, which gets them masked; it fails closed. A long story is read in passages, because signs add up and harmless ones
 * pages apart would too.
 */
export function createStoryGate(moderation: Moderation | null, log: Logger): StoryGate {
  const isFlagged = async (
    text: string,
    signal: AbortSignal,
    known: readonly PersonalFact[] = [],
  ) => {
    if (!moderation) return false;
    try {
      return await moderation.isFlagged(maskPersonalData(text, { known }).text, signal);
    } catch (error) {
      log.warn({ err: error }, 'moderation not reachable, the text is refused');
      return true;
    }
  };

  return {
    ensureFit: async (texts, { childSafeMode }, signal) => {
      const wishesDeath = texts.some((text) => findGrave(text)?.kind === 'death');
      const verdicts = [
        ...(wishesDeath ? [crisisOf('self-harm')] : []),
        ...(await checkEach(texts.flatMap(passagesOf), checkChild)),
      ];
      const crisis = verdicts.find(({ verdict }) => verdict === 'crisis');
      if (crisis?.verdict === 'crisis') {
        throw errors.CRISIS({ message: crisis.answer, danger: crisis.category });
      }
      if (!childSafeMode) return;
      const blocked = verdicts.find(({ verdict }) => verdict === 'blocked');
      if (blocked?.verdict === 'blocked') throw errors.NOT_CHILD_SAFE({ message: blocked.answer });
      const whole = texts.join('\n').trim();
      if (whole !== '' && (await isFlagged(whole, signal))) {
        throw errors.NOT_CHILD_SAFE({ message: FLAGGED });
      }
    },
    isFit: async (text, { childSafeMode }, { isModel, signal, known }) => {
      if (!childSafeMode) return true;
      const passages = passagesOf(text);
      // The child continues this text, so it must pass the check of a child's words as well.
      const verdicts = [
        ...(await checkEach(passages, checkAnswer)),
        ...(await checkEach(passages, checkByRules)),
      ];
      if (verdicts.some(({ verdict }) => verdict !== 'ok')) return false;
      return !isModel || !(await isFlagged(text, signal, known));
    },
  };
}

/** What may be the child's own, however it is told: there a sure reading of a child's words counts, too. */
const OWN: ReadonlySet<CrisisCategory> = new Set(['self-harm', 'poison', 'running-away']);

function checkChild(passage: string): SafetyVerdict {
  const told = checkTold(passage);
  if (told.verdict !== 'ok') return told;
  const own = checkText(passage);
  const isSure = own.verdict === 'crisis' && own.certainty === 'sure' && OWN.has(own.category);
  return isSure ? own : told;
}

/** Yields between passages: a long story takes tenths of a second, and other requests go on meanwhile. */
async function checkEach(
  passages: readonly string[],
  check: (text: string) => SafetyVerdict,
): Promise<SafetyVerdict[]> {
  const verdicts: SafetyVerdict[] = [];
  for (const passage of passages) {
    verdicts.push(check(passage));
    if (verdicts.length % PASSAGES_AT_ONCE === 0) await yieldToEventLoop();
  }
  return verdicts;
}

import type { Moderation } from '@lux/ai/providers/openai-moderation.ts';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkFollowUp } from '@lux/child-safety/check-follow-up.ts';
import { isDoubtful } from '@lux/child-safety/is-doubtful.ts';
import {
  type MaskOptions,
  maskPersonalData,
} from '@lux/child-safety/masking/mask-personal-data.ts';
import type { PersonalFact } from '@lux/child-safety/masking/personal-fact.ts';
import type { Concern, SafetyVerdict } from '@lux/child-safety/safety-verdict.ts';
import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { DangerKind } from '@lux/contracts/analytics/danger-kind.ts';
import type { Logger } from 'pino';
import type { SecondOpinion, Speaker } from './second-opinion.ts';

/** Said when a text could not be checked: nothing unmoderated reaches a child (DESIGN 6). */
const NOT_CHECKED =
  'Das kann ich gerade leider nicht beantworten. Frag mich gern etwas anderes, zum Beispiel etwas über Tiere oder den Weltraum.';
const FLAGGED =
  'Darüber spreche ich lieber nicht. Frag dazu bitte einen Erwachsenen, dem du vertraust. Ich erzähle dir gern etwas über Tiere, den Weltraum oder frühere Zeiten.';

export type GateVerdict =
  /** With what LUX asks back where it may be a call for help and nobody knows a good answer. */
  | { verdict: 'ok'; concern?: Concern }
  | { verdict: 'blocked' | 'unclear'; answer: string }
  | { verdict: 'crisis'; danger: DangerKind; answer: string };

interface Asking {
  signal?: AbortSignal | undefined;
  /** The child's calls for help a few turns ago: what follows is heard as part of them. */
  calls?: readonly string[] | undefined;
  /** The child's turn right before, where the gate let it pass: it may have been met with care. */
  before?: string | undefined;
  /** The turn before that one, likewise: some dangers are told in three. */
  beforeThat?: string | undefined;
  /** What the child told of itself before: hidden from whoever moderates elsewhere. */
  readFacts?: (() => readonly PersonalFact[]) | undefined;
}

export interface Gate {
  checkQuestion: (text: string, settings: Settings, asking?: Asking) => Promise<GateVerdict>;
  /**
   * The same without waiting for a second opinion: an answer may be begun beside it, and must not be
   * told before `opinion` is there. It never rejects.
   */
  beginQuestion: (
    text: string,
    settings: Settings,
    asking?: Asking,
  ) => Promise<{ verdict: GateVerdict; opinion: Promise<GateVerdict> }>;
  checkAnswer: (text: string, settings: Settings, asking?: Asking) => Promise<GateVerdict>;
}

/** What cannot be judged is not answered either, and has a mark of its own for whoever looks. */
function ofOwnRules(own: SafetyVerdict): GateVerdict {
  if (own.verdict === 'ok') return own;
  const { verdict, answer } = own;
  return verdict === 'crisis' ? { verdict, danger: own.category, answer } : { verdict, answer };
}

type Settings = Pick<PublicSettings, 'childSafeMode'>;

/** Who is asked beside our own rules: a provider's moderation, else the model itself, else nobody. */
export interface Checkers {
  moderation?: Moderation | null;
  secondOpinion?: SecondOpinion | null;
  /** Told of each second opinion, for the exam. */
  onOpinion?: ((opinion: { isUnfit: boolean | null; milliseconds: number }) => void) | undefined;
}

/**
 * The gate every text passes on its way to and from a child: our own rules first, then on the masked text
 * the provider's moderation or, where there is none, a second opinion on what is doubtful. It fails
 * closed. Calls for help are answered even with the child-safe mode off.
 */
export function createGate(
  { moderation = null, secondOpinion = null, onOpinion }: Checkers,
  log: Logger,
): Gate {
  /** Nothing unchecked passes. */
  const failClosed = async (isUnfit: Promise<boolean>, what: string): Promise<GateVerdict> => {
    try {
      return (await isUnfit) ? { verdict: 'blocked', answer: FLAGGED } : { verdict: 'ok' };
    } catch (error) {
      log.warn({ err: error }, `${what} not to be had, the gate stays shut`);
      return { verdict: 'blocked', answer: NOT_CHECKED };
    }
  };
  const mask = (text: string, { readFacts }: Asking, options: MaskOptions): string =>
    maskPersonalData(text, { ...options, known: readFacts?.() }).text;

  const moderate = async (
    text: string,
    asking: Asking = {},
    options: MaskOptions = {},
  ): Promise<GateVerdict> => {
    if (!moderation) return { verdict: 'ok' };
    const flagged = async () => moderation.isFlagged(mask(text, asking, options), asking.signal);
    return failClosed(flagged(), 'moderation');
  };

  const giveOpinion = async (
    text: string,
    by: Speaker,
    asking: Asking = {},
  ): Promise<GateVerdict> => {
    if (moderation || !secondOpinion || !isDoubtful(text, by)) return { verdict: 'ok' };
    const startedAt = performance.now();
    const tell = (isUnfit: boolean | null) =>
      onOpinion?.({ isUnfit, milliseconds: Math.round(performance.now() - startedAt) });
    const asked = async () =>
      secondOpinion.isUnfit(mask(text, asking, { isAnswer: by === 'lux' }), by);
    const opinion = asked();
    opinion.then(tell, () => tell(null));
    return failClosed(opinion, 'a second opinion');
  };

  const beginQuestion: Gate['beginQuestion'] = async (text, { childSafeMode }, asking) => {
    const settled = (verdict: GateVerdict) => ({ verdict, opinion: Promise.resolve(verdict) });
    const { calls = [], before, beforeThat } = asking ?? {};
    const own = ofOwnRules(checkFollowUp(text, calls, before, beforeThat));
    if (own.verdict === 'crisis') return settled(own);
    if (own.verdict !== 'ok') return settled(childSafeMode ? own : { verdict: 'ok' });
    if (!childSafeMode) return settled(own);
    const moderated = await moderate(text, asking);
    // What may be a call for help is answered with care already, and turned down by nobody.
    if (moderated.verdict !== 'ok' || own.concern) {
      return settled(moderated.verdict === 'ok' ? own : moderated);
    }
    return { verdict: own, opinion: giveOpinion(text, 'child', asking) };
  };

  return {
    beginQuestion,
    checkQuestion: async (...asked) => (await beginQuestion(...asked)).opinion,
    checkAnswer: async (text, { childSafeMode }, asking) => {
      if (!childSafeMode) return { verdict: 'ok' };
      const own = ofOwnRules(checkAnswer(text));
      if (own.verdict !== 'ok') return own;
      const moderated = await moderate(text, asking, { isAnswer: true });
      return moderated.verdict === 'ok' ? giveOpinion(text, 'lux', asking) : moderated;
    },
  };
}

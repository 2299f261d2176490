import type { Moderation } from '@lux/ai/providers/openai-moderation.ts';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkFollowUp } from '@lux/child-safety/check-follow-up.ts';
import {
  type MaskOptions,
  maskPersonalData,
} from '@lux/child-safety/masking/mask-personal-data.ts';
import type { PersonalFact } from '@lux/child-safety/masking/personal-fact.ts';
import type { Concern, SafetyVerdict } from '@lux/child-safety/safety-verdict.ts';
import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { DangerKind } from '@lux/contracts/analytics/danger-kind.ts';
import type { Logger } from 'pino';

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
  /** What the child told of itself before: hidden from whoever moderates elsewhere. */
  readFacts?: (() => readonly PersonalFact[]) | undefined;
}

export interface Gate {
  checkQuestion: (text: string, settings: Settings, asking?: Asking) => Promise<GateVerdict>;
  checkAnswer: (text: string, settings: Settings, asking?: Asking) => Promise<GateVerdict>;
}

/** What cannot be judged is not answered either, and has a mark of its own for whoever looks. */
function ofOwnRules(own: SafetyVerdict): GateVerdict {
  if (own.verdict === 'ok') return own;
  const { verdict, answer } = own;
  return verdict === 'crisis' ? { verdict, danger: own.category, answer } : { verdict, answer };
}

type Settings = Pick<PublicSettings, 'childSafeMode'>;

/**
 * The gate every text passes on its way to and from a child: our own rules first, then the
 * provider's moderation, if any, on the masked text. It fails closed. Calls for help are answered
 * even with the child-safe mode off.
 */
export function createGate(moderation: Moderation | null, log: Logger): Gate {
  const moderate = async (
    text: string,
    { signal, readFacts }: Asking = {},
    options: MaskOptions = {},
  ): Promise<GateVerdict> => {
    if (!moderation) return { verdict: 'ok' };
    try {
      const masked = maskPersonalData(text, { ...options, known: readFacts?.() });
      const isFlagged = await moderation.isFlagged(masked.text, signal);
      return isFlagged ? { verdict: 'blocked', answer: FLAGGED } : { verdict: 'ok' };
    } catch (error) {
      log.warn({ err: error }, 'moderation not reachable, the gate stays shut');
      return { verdict: 'blocked', answer: NOT_CHECKED };
    }
  };

  return {
    checkQuestion: async (text, { childSafeMode }, asking) => {
      const own = ofOwnRules(checkFollowUp(text, asking?.calls ?? []));
      if (own.verdict === 'crisis') return own;
      if (own.verdict !== 'ok') return childSafeMode ? own : { verdict: 'ok' };
      const moderated = childSafeMode ? await moderate(text, asking) : own;
      return moderated.verdict === 'ok' ? own : moderated;
    },
    checkAnswer: async (text, { childSafeMode }, asking) => {
      if (!childSafeMode) return { verdict: 'ok' };
      const own = ofOwnRules(checkAnswer(text));
      return own.verdict === 'ok' ? moderate(text, asking, { isAnswer: true }) : own;
    },
  };
}

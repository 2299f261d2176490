import type { Moderation } from '@lux/ai/providers/openai-moderation.ts';
import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import {
  type MaskOptions,
  maskPersonalData,
} from '@lux/child-safety/masking/mask-personal-data.ts';
import type { PersonalFact } from '@lux/child-safety/masking/personal-fact.ts';
import type { PublicSettings } from '@lux/contracts/accounts/settings.ts';
import type { Logger } from 'pino';

/** Said when a text could not be checked: nothing unmoderated reaches a child (DESIGN 6). */
const NOT_CHECKED =
  'Das kann ich gerade leider nicht beantworten. Frag mich gern etwas anderes, zum Beispiel etwas über Tiere oder den Weltraum.';
const FLAGGED =
  'Darüber spreche ich lieber nicht. Frag dazu bitte einen Erwachsenen, dem du vertraust. Ich erzähle dir gern etwas über Tiere, den Weltraum oder frühere Zeiten.';

export type GateVerdict = { verdict: 'ok' } | { verdict: 'blocked' | 'crisis'; answer: string };

interface Asking {
  signal?: AbortSignal | undefined;
  /** What the child told of itself before: hidden from whoever moderates elsewhere. */
  readFacts?: (() => readonly PersonalFact[]) | undefined;
}

export interface Gate {
  checkQuestion: (text: string, settings: Settings, asking?: Asking) => Promise<GateVerdict>;
  checkAnswer: (text: string, settings: Settings, asking?: Asking) => Promise<GateVerdict>;
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
      const own = checkText(text);
      if (own.verdict === 'crisis') return own;
      if (!childSafeMode) return { verdict: 'ok' };
      return own.verdict === 'ok' ? moderate(text, asking) : own;
    },
    checkAnswer: async (text, { childSafeMode }, asking) => {
      if (!childSafeMode) return { verdict: 'ok' };
      const own = checkAnswer(text);
      return own.verdict === 'ok' ? moderate(text, asking, { isAnswer: true }) : own;
    },
  };
}

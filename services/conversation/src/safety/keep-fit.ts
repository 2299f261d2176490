import { setTimeout } from 'node:timers/promises';
import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import type { Gate } from './create-gate.ts';

/** An answer without what is looked up would be there by then. */
const CHECK_LIMIT_MS = 1_000;

/** From now on: what nobody has judged in time is left out; its verdict is remembered for the next child. */
export function createFitKeeper(gate: Pick<Gate, 'checkAnswer'>, settings: ServiceSettings) {
  const late = setTimeout(CHECK_LIMIT_MS, false as const, { ref: false });
  return async (sentences: readonly string[]): Promise<string[]> => {
    const areFit = await Promise.all(
      sentences.map((sentence) => {
        const isFit = gate.checkAnswer(sentence, settings).then(({ verdict }) => verdict === 'ok');
        return Promise.race([isFit, late]);
      }),
    );
    return sentences.filter((_sentence, place) => areFit[place]);
  };
}

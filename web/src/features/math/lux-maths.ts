import type { MathProblem } from '@lux/contracts/games/math.ts';
import { generateProblems } from '@lux/maths/generate-problems.ts';
import { matchSpokenAnswer } from '@lux/maths/words/match-spoken-answer.ts';
import { speakProblem } from '@lux/maths/words/speak-problem.ts';
import type { RoundQuestion } from '../../games-kit/round/round.ts';
import type { VoiceMatch } from '../../games-kit/voice/use-voice-answer.ts';
import type { MathSetup } from './math-game.ts';

/** Does not tell the number: a child who swapped the digits finds it. */
const SWAPPED = 'Zahlendreher? Achte auf Zehner und Einer!';

/** The functions of @lux/maths that this game uses, loaded lazily as one module. */
export const luxMaths = {
  generate: (setup: MathSetup): MathProblem[] =>
    generateProblems({ ...setup, random: Math.random }),

  /** A problem, option or explanation with its numbers, signs and units as words. */
  speak: speakProblem,

  /** The option with the number that was said, or the Zahlendreher hint. */
  match(transcript: string, { options, correctAnswer }: RoundQuestion): VoiceMatch {
    const found = matchSpokenAnswer(transcript, options, correctAnswer);
    if (found === null || found.hint === undefined) return found && { index: found.index };
    return found.index === undefined ? { hint: SWAPPED } : { index: found.index, hint: SWAPPED };
  },
};

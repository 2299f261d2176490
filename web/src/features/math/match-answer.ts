import type { RoundQuestion } from '../../games-kit/round/round-question.ts';
import { matchOption } from '../../games-kit/voice/match-option.ts';
import type { VoiceMatch } from '../../games-kit/voice/voice-match.ts';

/** A number that was said, else the place of an option ("B", "die zweite"). */
export async function matchAnswer(
  transcript: string,
  question: RoundQuestion,
): Promise<VoiceMatch> {
  const { luxMaths } = await import('./lux-maths.ts');
  const match = luxMaths.match(transcript, question);
  if (match !== null) return match;
  const index = matchOption(transcript, question.options);
  return index === null ? null : { index };
}

import type { LuxMood } from '../components/lux-mood.ts';
import type { VoiceState } from '../voice/voice-machine.ts';
import { questionIndex } from './round/question-index.ts';
import type { Round } from './round/round.ts';

interface Situation {
  voicePhase: VoiceState['phase'];
  isReading: boolean;
  round: Round;
}

/** How LUX looks beside a question. */
export function questionMood({ voicePhase, isReading, round }: Situation): LuxMood {
  if (isReading) return 'speaking';
  if (voicePhase === 'listening') return 'listening';
  if (!round.isChecked) return 'thinking';
  const question = round.questions[questionIndex(round)];
  return round.chosen === question?.correctAnswer ? 'speaking' : 'caring';
}

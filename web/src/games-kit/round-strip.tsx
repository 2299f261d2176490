import goal from 'openmoji/color/svg/1F3C1.svg?url';
import explanation from 'openmoji/color/svg/1F4A1.svg?url';
import question from 'openmoji/color/svg/2753.svg?url';
import { PictureStrip } from '../components/picture-strip.tsx';
import type { Round } from './round/round.ts';
import { type RoundStep, roundSteps } from './round/round-steps.ts';

interface RoundStripProps {
  round: Round;
  /** What one question is called here: "Frage", "Aufgabe". */
  noun: string;
}

/** The picture strip of a round: question, explanation, question … result. */
export function RoundStrip({ round, noun }: RoundStripProps) {
  const { done, now, next } = roundSteps(round);
  const picture = (step: RoundStep) => {
    if (step.kind === 'result') return { drawing: goal, text: 'Ergebnis' };
    if (step.kind === 'explanation') return { drawing: explanation, text: 'Erklärung' };
    return { drawing: question, text: `${noun} ${step.number}` };
  };
  return <PictureStrip done={done && picture(done)} now={picture(now)} next={picture(next)} />;
}

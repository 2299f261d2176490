import goal from 'openmoji/color/svg/1F3C1.svg?url';
import explanation from 'openmoji/color/svg/1F4A1.svg?url';
import question from 'openmoji/color/svg/2753.svg?url';
import { PictureStrip } from '../components/layout/picture-strip.tsx';
import { questionIndex, type Round } from './round/round.ts';

type RoundStep =
  | { kind: 'question'; number: number }
  | { kind: 'explanation'; number: number }
  | { kind: 'result' };

interface RoundSteps {
  /** Null before anything is done. */
  done: RoundStep | null;
  now: RoundStep;
  next: RoundStep;
}

/** What the picture strip of calm mode shows while a question is on the screen. */
export function roundSteps(round: Round): RoundSteps {
  const number = questionIndex(round) + 1;
  const question: RoundStep = { kind: 'question', number };
  const explanation: RoundStep = { kind: 'explanation', number };
  if (!round.isChecked) {
    const before: RoundStep | null = number === 1 ? null : { kind: 'question', number: number - 1 };
    return { done: before, now: question, next: explanation };
  }
  const next: RoundStep =
    number === round.questions.length
      ? { kind: 'result' }
      : { kind: 'question', number: number + 1 };
  return { done: question, now: explanation, next };
}

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

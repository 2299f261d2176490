import { useEffect, useRef } from 'react';
import { Timer } from '../../components/states/timer.tsx';
import { questionActions } from '../../games-kit/question-actions.ts';
import { QuestionScreen } from '../../games-kit/question-screen.tsx';
import { useReadAloud } from '../../games-kit/reading/use-read-aloud.ts';
import { questionIndex, type RoundQuestion } from '../../games-kit/round/round.ts';
import { matchOption } from '../../games-kit/voice/match-option.ts';
import { useVoiceAnswer, type VoiceMatch } from '../../games-kit/voice/use-voice-answer.ts';
import { isUnseen } from '../../lib/is-unseen.ts';
import { type MathGame, timeLimit } from './math-game.ts';
import type { useMath } from './use-math.ts';

const LETTERS = 'ABCDEF';

/**
 * What is read aloud, with the signs as words: the problem and its options; after checking, the
 * answer and the way there. Without the maths package the voice reads the signs as it can.
 */
async function problemTexts(question: RoundQuestion, isChecked: boolean): Promise<string[]> {
  const speak = await import('./lux-maths.ts').then(
    ({ luxMaths }) => luxMaths.speak,
    () => (text: string) => text,
  );
  const { options, correctAnswer, explanation } = question;
  if (isChecked)
    return [`Richtig ist: ${speak(options[correctAnswer] ?? '')}.`, speak(explanation)];
  return [
    speak(question.question),
    ...options.map((option, index) => `${LETTERS.charAt(index)}: ${speak(option)}`),
  ];
}

/** Calls `onSecond` once per second while it runs and somebody looks. */
function useSeconds(isRunning: boolean, onSecond: () => void): void {
  const latest = useRef(onSecond);
  useEffect(() => {
    latest.current = onSecond;
  });

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!isUnseen()) latest.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** A number that was said, else the place of an option ("B", "die zweite"). */
async function matchAnswer(transcript: string, question: RoundQuestion): Promise<VoiceMatch> {
  const { luxMaths } = await import('./lux-maths.ts');
  const match = luxMaths.match(transcript, question);
  if (match !== null) return match;
  const index = matchOption(transcript, question.options);
  return index === null ? null : { index };
}

/** How the timer looks (SPEC 9): above 10 s outline, above 5 s secondary, otherwise destructive. */
export function timerTone(secondsLeft: number): 'outline' | 'secondary' | 'destructive' {
  if (secondsLeft > 10) return 'outline';
  return secondsLeft > 5 ? 'secondary' : 'destructive';
}

interface MathProblemsProps {
  math: ReturnType<typeof useMath>;
  game: Extract<MathGame, { phase: 'playing' }>;
  isCalm: boolean;
  hasTimer: boolean;
}

/** The problems one by one, against the clock where there is one. */
export function MathProblems({ math, game, isCalm, hasTimer }: MathProblemsProps) {
  const { round, secondsLeft, setup } = game;
  const question = round.questions[questionIndex(round)];
  const reading = useReadAloud();
  const voice = useVoiceAnswer({
    options: question?.options ?? [],
    match: async (transcript) => (question ? matchAnswer(transcript, question) : null),
    onChoose: math.choose,
    onListen: reading.stop,
  });
  // The clock stops while LUX reads or the child speaks.
  const isAtWork = !reading.isReading && voice.phase === 'idle';
  useSeconds(hasTimer && isAtWork && !round.isChecked && secondsLeft > 0, math.passSecond);

  const actions = questionActions({
    ...{ game: math, reading, voice },
    texts: () => (question ? problemTexts(question, round.isChecked) : null),
  });

  return (
    <QuestionScreen
      round={round}
      noun="Aufgabe"
      warning="Keine Antwort ausgewählt"
      isCalm={isCalm}
      isShort={round.questions.every(({ options }) => options.every(({ length }) => length <= 8))}
      timer={
        hasTimer && (
          <Timer
            secondsLeft={secondsLeft}
            totalSeconds={timeLimit[setup.difficulty]}
            tone={timerTone(secondsLeft)}
          />
        )
      }
      reading={reading}
      voice={voice}
      {...actions}
    />
  );
}

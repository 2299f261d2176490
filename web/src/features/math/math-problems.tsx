import { Timer } from '../../components/timer.tsx';
import { QuestionScreen } from '../../games-kit/question-screen.tsx';
import { useReadAloud } from '../../games-kit/reading/use-read-aloud.ts';
import { questionIndex } from '../../games-kit/round/question-index.ts';
import { useVoiceAnswer } from '../../games-kit/voice/use-voice-answer.ts';
import { matchAnswer } from './match-answer.ts';
import type { MathGame } from './math-game.ts';
import { problemTexts } from './problem-texts.ts';
import { timeLimit } from './time-limit.ts';
import { timerTone } from './timer-tone.ts';
import type { useMath } from './use-math.ts';
import { useSeconds } from './use-seconds.ts';

interface MathProblemsProps {
  math: ReturnType<typeof useMath>;
  game: Extract<MathGame, { phase: 'playing' }>;
  isCalm: boolean;
}

/** The problems one by one, against the clock unless it is calm. */
export function MathProblems({ math, game, isCalm }: MathProblemsProps) {
  const { round, secondsLeft, setup } = game;
  const question = round.questions[questionIndex(round)];
  const reading = useReadAloud();
  const voice = useVoiceAnswer({
    options: question?.options ?? [],
    match: async (transcript) => (question ? matchAnswer(transcript, question) : null),
    onChoose: math.choose,
    onListen: reading.stop,
  });
  // Whoever is being read to, or is speaking, is not hurried meanwhile.
  const isAtWork = !reading.isReading && voice.phase === 'idle';
  useSeconds(!isCalm && isAtWork && !round.isChecked && secondsLeft > 0, math.passSecond);

  function beQuiet() {
    reading.stop();
    voice.stop();
  }

  return (
    <QuestionScreen
      round={round}
      noun="Aufgabe"
      warning="Keine Antwort ausgewählt"
      isCalm={isCalm}
      isShort={round.questions.every(({ options }) => options.every(({ length }) => length <= 8))}
      timer={
        isCalm ? null : (
          <Timer
            secondsLeft={secondsLeft}
            totalSeconds={timeLimit[setup.difficulty]}
            tone={timerTone(secondsLeft)}
          />
        )
      }
      reading={reading}
      voice={voice}
      onRead={() => {
        voice.stop();
        if (question) void reading.read(problemTexts(question, round.isChecked));
      }}
      onChoose={(index) => {
        voice.forget();
        math.choose(index);
      }}
      onCheck={() => {
        beQuiet();
        math.check();
      }}
      onNext={() => {
        beQuiet();
        math.next();
      }}
    />
  );
}

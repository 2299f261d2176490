import { Settings2 } from 'lucide-react';
import { useEffect } from 'react';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { GameBar } from '../../games-kit/game-bar.tsx';
import { ChooseAnew } from '../../games-kit/play/choose-anew.tsx';
import { PreparingRound } from '../../games-kit/preparing-round.tsx';
import { ResultScreen } from '../../games-kit/result-screen.tsx';
import { isRoundFinished, roundScore } from '../../games-kit/round/round.ts';
import { MathProblems } from './math-problems.tsx';
import { Setup } from './setup.tsx';
import { mathResult, useMath } from './use-math.ts';
import { useTimerChoice } from './use-timer-choice.ts';

const otherSetup = { icon: Settings2, label: 'Neu einstellen' };

/** The sums (SPEC 2, 4): a setup, timed questions, a result. */
export function MathWithLux() {
  const { isCalm, setCalm } = useCalmMode();
  const math = useMath();
  const timer = useTimerChoice();
  const { game } = math;
  useEffect(() => {
    // Loaded while online: it understands and reads numbers, and generates problems offline.
    import('./lux-maths.ts').catch(() => {});
  }, []);

  function screen() {
    if (game.phase === 'setup') {
      return <Setup setup={game.setup} timer={timer} onChange={math.change} onStart={math.start} />;
    }
    if (game.phase === 'loading') {
      return <PreparingRound isCalm={isCalm} label="LUX schreibt deine Aufgaben auf …" />;
    }
    const { round } = game;
    if (!isRoundFinished(round)) {
      return (
        <MathProblems
          math={math}
          game={game}
          isCalm={isCalm}
          hasTimer={timer.hasTimer && !isCalm}
        />
      );
    }
    return (
      <ResultScreen
        round={round}
        result={mathResult(roundScore(round), round.questions.length)}
        nouns="Aufgaben"
        isCalm={isCalm}
        onAgain={math.again}
      >
        <ChooseAnew {...otherSetup} place="result" onPress={math.openSetup} />
      </ResultScreen>
    );
  }

  const isFinished = game.phase === 'playing' && isRoundFinished(game.round);

  return (
    <>
      <GameBar isCalm={isCalm} onCalmChange={setCalm} onBack={() => isFinished && math.openSetup()}>
        {game.phase === 'playing' && !isFinished && (
          <ChooseAnew {...otherSetup} place="bar" onPress={math.openSetup} />
        )}
      </GameBar>
      {screen()}
    </>
  );
}

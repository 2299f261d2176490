import { Settings2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { GameBar } from '../../games-kit/game-bar.tsx';
import { GameLux } from '../../games-kit/game-lux.tsx';
import { ResultScreen } from '../../games-kit/result-screen.tsx';
import { isRoundFinished, roundScore } from '../../games-kit/round/round.ts';
import { MathProblems } from './math-problems.tsx';
import { Setup } from './setup.tsx';
import { mathResult, useMath } from './use-math.ts';
import { useTimerChoice } from './use-timer-choice.ts';

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
      return (
        <div className="flex flex-col items-center py-6">
          <GameLux mood="thinking" isCalm={isCalm} className="size-44" />
          <Spinner label="LUX schreibt deine Aufgaben auf …" />
        </div>
      );
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
        <Button size="child" variant="outline" className="grow sm:grow-0" onClick={math.openSetup}>
          <Settings2 aria-hidden />
          Neu einstellen
        </Button>
      </ResultScreen>
    );
  }

  const isFinished = game.phase === 'playing' && isRoundFinished(game.round);

  return (
    <>
      <GameBar isCalm={isCalm} onCalmChange={setCalm} onBack={() => isFinished && math.openSetup()}>
        {game.phase === 'playing' && !isFinished && (
          <Button
            variant="ghost"
            className="min-w-0 shrink gap-1.5 px-2 text-left text-sm sm:px-4 sm:text-base"
            onClick={math.openSetup}
          >
            <Settings2 aria-hidden />
            Neu einstellen
          </Button>
        )}
      </GameBar>
      {screen()}
    </>
  );
}

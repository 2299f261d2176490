import { LayoutGrid } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { GameBar } from '../../games-kit/game-bar.tsx';
import { GameLux } from '../../games-kit/game-lux.tsx';
import { ResultScreen } from '../../games-kit/result-screen.tsx';
import { isRoundFinished } from '../../games-kit/round/is-round-finished.ts';
import { roundScore } from '../../games-kit/round/round-score.ts';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { quizResult } from './quiz-result.ts';
import { useQuiz } from './use-quiz.ts';

/** The quiz (SPEC 2, 4): a category, five questions, a result. */
export function Quiz() {
  const { isCalm, setCalm } = useCalmMode();
  const quiz = useQuiz();
  const { game } = quiz;

  function screen() {
    if (game.phase === 'picking') return <CategoryPicker onPick={quiz.pick} />;
    if (game.phase === 'generating') {
      return (
        <div className="flex flex-col items-center py-6">
          <GameLux mood="thinking" isCalm={isCalm} className="size-44" />
          <Spinner label="LUX denkt sich Fragen für dich aus …" />
        </div>
      );
    }
    const { round } = game;
    if (!isRoundFinished(round)) return <QuizQuestions quiz={quiz} round={round} isCalm={isCalm} />;
    return (
      <ResultScreen
        round={round}
        result={quizResult(roundScore(round), round.questions.length)}
        nouns="Fragen"
        isCalm={isCalm}
        onAgain={quiz.again}
      >
        <Button size="child" variant="outline" className="grow sm:grow-0" onClick={quiz.leave}>
          <LayoutGrid aria-hidden />
          Kategorie wechseln
        </Button>
      </ResultScreen>
    );
  }

  const isFinished = game.phase === 'playing' && isRoundFinished(game.round);

  return (
    <>
      <GameBar isCalm={isCalm} onCalmChange={setCalm} onBack={() => isFinished && quiz.leave()}>
        {game.phase === 'playing' && !isFinished && (
          <Button
            variant="ghost"
            className="min-w-0 shrink gap-1.5 px-2 text-left text-sm sm:px-4 sm:text-base"
            onClick={quiz.leave}
          >
            <LayoutGrid aria-hidden />
            Kategorie wechseln
          </Button>
        )}
      </GameBar>
      {game.phase !== 'playing' && <OfflineNote what="Für neue Fragen" />}
      {screen()}
    </>
  );
}

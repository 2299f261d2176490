import type { OfferedMaterial } from '@lux/contracts/classroom/material.ts';
import { materialOf, type RoundCategory } from '@lux/contracts/games/quiz.ts';
import { LayoutGrid } from 'lucide-react';
import perfect from 'openmoji/color/svg/1F3C6.svg?url';
import good from 'openmoji/color/svg/1F31F.svg?url';
import onward from 'openmoji/color/svg/1F331.svg?url';
import { Button } from '../../components/controls/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { GameBar } from '../../games-kit/game-bar.tsx';
import { GameLux } from '../../games-kit/game-lux.tsx';
import { TeacherMaterials } from '../../games-kit/materials/teacher-materials.tsx';
import { useLessonMaterials } from '../../games-kit/materials/use-lesson-materials.ts';
import { type Result, ResultScreen } from '../../games-kit/result-screen.tsx';
import { isRoundFinished, roundScore } from '../../games-kit/round/round.ts';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { categories } from './categories.ts';
import { QuizQuestions } from './quiz-questions.tsx';
import { useQuiz } from './use-quiz.ts';

interface CategoryPickerProps {
  materials: readonly OfferedMaterial[];
  onPick: (category: RoundCategory) => void;
}

/** What the teacher has brought along can be played without a line; our own subjects need one. */
function CategoryPicker({ materials, onPick }: CategoryPickerProps) {
  return (
    <>
      <TeacherMaterials materials={materials} onPick={({ id }) => onPick(`material:${id}`)} />
      <OfflineNote what={materials.length === 0 ? 'Für neue Fragen' : 'Für andere Fragen'} />
      <Subjects onPick={onPick} />
    </>
  );
}

function Subjects({ onPick }: Pick<CategoryPickerProps, 'onPick'>) {
  return (
    <section aria-labelledby="quiz-category">
      <h2 id="quiz-category" className="mb-5 low:mb-2 text-center text-2xl low:text-xl">
        Was möchtest du raten?
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:not-low:gap-5 low:gap-3">
        {categories.map(({ id, name, description, drawing, tile }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(id)}
              className="flex h-full w-full flex-col items-center low:flex-row low:gap-3 low:p-3 low:text-left rounded-lg border border-line bg-surface-raised p-4 text-center shadow-low transition duration-200 ease-soft hover:-translate-y-1 hover:border-primary hover:shadow-mid"
            >
              <span
                className={`mb-3 grid w-full shrink-0 place-items-center rounded-md py-3 low:mb-0 low:w-auto low:p-2 ${tile}`}
              >
                <Drawing src={drawing} className="size-24 sm:not-low:size-32 low:size-14" />
              </span>
              <span className="min-w-0">
                <span className="block font-bold text-lg leading-tight sm:text-xl">{name}</span>
                <span className="block text-ink-soft text-sm sm:text-base">{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All correct is perfect, more than half is good (SPEC 9). */
export function quizResult(score: number, total: number): Result {
  if (score === total) {
    return {
      title: 'Perfekt!',
      text: 'Du hast alles gewusst. Großartig!',
      mood: 'speaking',
      drawing: perfect,
    };
  }
  if (score > total / 2) {
    return {
      title: 'Gut gemacht!',
      text: 'Du weißt schon richtig viel.',
      mood: 'idle',
      drawing: good,
    };
  }
  return {
    title: 'Weiter so!',
    text: 'Mit jeder Frage lernst du etwas dazu.',
    mood: 'caring',
    drawing: onward,
  };
}

const ofQuiz = ['quiz'] as const;

/** The quiz (SPEC 2, 4): a category, five questions, a result. */
export function Quiz() {
  const { isCalm, setCalm } = useCalmMode();
  const quiz = useQuiz();
  const { game } = quiz;
  const materials = useLessonMaterials(ofQuiz);

  function screen() {
    if (game.phase === 'picking') {
      if (materials === null) return <Spinner label="Gleich geht es los …" />;
      return <CategoryPicker materials={materials} onPick={quiz.pick} />;
    }
    if (game.phase === 'generating') {
      return (
        <div className="flex flex-col items-center py-6">
          <GameLux mood="thinking" isCalm={isCalm} className="size-44" />
          <Spinner
            label={
              materialOf(game.category) === null
                ? 'LUX denkt sich Fragen für dich aus …'
                : 'LUX holt deine Fragen …'
            }
          />
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
      {game.phase === 'generating' && materialOf(game.category) === null && (
        <OfflineNote what="Für neue Fragen" />
      )}
      {screen()}
    </>
  );
}

import type { OfferedMaterial } from '@lux/contracts/classroom/material.ts';
import { materialOf, type RoundCategory } from '@lux/contracts/games/quiz.ts';
import { LayoutGrid } from 'lucide-react';
import perfect from 'openmoji/color/svg/1F3C6.svg?url';
import good from 'openmoji/color/svg/1F31F.svg?url';
import onward from 'openmoji/color/svg/1F331.svg?url';
import { Spinner } from '../../components/states/spinner.tsx';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { ChoiceTiles } from '../../games-kit/choice-tiles.tsx';
import { GameBar } from '../../games-kit/game-bar.tsx';
import { TeacherMaterials } from '../../games-kit/materials/teacher-materials.tsx';
import { useLessonMaterials } from '../../games-kit/materials/use-lesson-materials.ts';
import { ChooseAnew } from '../../games-kit/play/choose-anew.tsx';
import { PreparingRound } from '../../games-kit/preparing-round.tsx';
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
      <ChoiceTiles
        headingId="quiz-category"
        title="Was möchtest du raten?"
        choices={categories}
        onPick={onPick}
      />
    </>
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
const otherCategory = { icon: LayoutGrid, label: 'Kategorie wechseln' };

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
        <PreparingRound
          isCalm={isCalm}
          label={
            materialOf(game.category) === null
              ? 'LUX denkt sich Fragen für dich aus …'
              : 'LUX holt deine Fragen …'
          }
        />
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
        <ChooseAnew {...otherCategory} place="result" onPress={quiz.leave} />
      </ResultScreen>
    );
  }

  const isFinished = game.phase === 'playing' && isRoundFinished(game.round);

  return (
    <>
      <GameBar isCalm={isCalm} onCalmChange={setCalm} onBack={() => isFinished && quiz.leave()}>
        {game.phase === 'playing' && !isFinished && (
          <ChooseAnew {...otherCategory} place="bar" onPress={quiz.leave} />
        )}
      </GameBar>
      {game.phase === 'generating' && materialOf(game.category) === null && (
        <OfflineNote what="Für neue Fragen" />
      )}
      {screen()}
    </>
  );
}

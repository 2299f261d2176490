import { useAtomValue } from 'jotai';
import { CircleCheck, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../components/drawing.tsx';
import { CalmSwitch } from '../../games-kit/calm/calm-switch.tsx';
import { useCalmMode } from '../../games-kit/calm/use-calm-mode.ts';
import { lessonMaterials } from '../../games-kit/materials/lesson-materials.ts';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { useOnline } from '../../offline/use-online.ts';
import { type Game, games } from './games.ts';

const CARD =
  'flex h-full w-full flex-col items-center low:flex-row low:gap-3 low:text-left low:p-3 rounded-lg border border-line bg-surface-raised p-4 text-center shadow-low';

const tiles: Record<Game['tile'], string> = {
  sun: 'bg-tile-sun',
  mint: 'bg-tile-mint',
  sky: 'bg-tile-sky',
  rose: 'bg-tile-rose',
};

/** Nine cards; five games are only announced (SPEC 2). In a lesson those that are open. */
export function GamesHub() {
  const { isCalm, setCalm } = useCalmMode();
  const lesson = useAtomValue(lessonFrameAtom);
  const shown =
    lesson === null
      ? games
      : games.filter(({ id, isPlayable }) => isPlayable && lesson.isOpen(`/games/${id}`));
  return (
    <div className="relative">
      <span className="absolute -top-21 low:-top-12 right-0">
        <CalmSwitch isCalm={isCalm} onChange={setCalm} />
      </span>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-5 low:gap-3">
        {shown.map((game) => (
          <li key={game.id}>
            {game.isPlayable ? <Playable game={game} /> : <Announced game={game} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a line each game says beforehand whether it can be played now. */
function Playable({ game }: { game: Game }) {
  const isOnline = useOnline();
  return (
    <Link
      to={`/games/${game.id}`}
      className={`${CARD} transition duration-200 ease-soft hover:-translate-y-1 hover:border-primary hover:shadow-mid`}
    >
      <Face game={game} line={isOnline ? null : <LineSign game={game} />} />
    </Link>
  );
}

function Announced({ game }: { game: Game }) {
  return (
    <div data-spoken={`${game.title}, kommt bald`} className={`${CARD} relative overflow-hidden`}>
      <Face game={game} isDimmed />
      <p className="absolute inset-x-0 top-1/2 mx-auto w-fit -translate-y-1/2 -rotate-3 rounded-full bg-primary px-4 py-1.5 font-bold text-on-primary shadow-mid">
        Kommt bald!
      </p>
    </div>
  );
}

function LineSign({ game }: { game: Game }) {
  const lesson = useAtomValue(lessonFrameAtom);
  // A teacher's quiz has come along with the lesson; our own questions need the line.
  const hasQuiz =
    game.id === 'quiz' &&
    lesson !== null &&
    lessonMaterials.known()?.some(({ kind }) => kind === 'quiz');
  const isPlayable = game.isPlayableOffline || hasQuiz;
  const Icon = isPlayable ? CircleCheck : CloudOff;
  return (
    <>
      <Icon aria-hidden className="mr-1 inline size-4.5 align-text-bottom" />
      {isPlayable ? 'Geht auch ohne Internet' : 'Braucht das Internet'}
    </>
  );
}

interface FaceProps {
  game: Game;
  isDimmed?: boolean;
  /** What stands in place of the game's text; null: that text. */
  line?: ReactNode;
}

function Face({ game, isDimmed = false, line = null }: FaceProps) {
  return (
    <>
      <span
        className={`mb-3 grid w-full shrink-0 place-items-center rounded-md py-3 low:mb-0 low:w-auto low:p-2 ${tiles[game.tile]} ${isDimmed ? 'opacity-45 grayscale-75' : ''}`}
      >
        <Drawing src={game.drawing} className="size-20 sm:not-low:size-28 low:size-14" />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg leading-tight low:text-base">{game.title}</h2>
        <p className="text-ink-soft text-sm">{line ?? game.text}</p>
      </div>
    </>
  );
}

import type { Board, Place } from '@lux/contracts/classroom/board.ts';
import type { Lesson, LessonChange } from '@lux/contracts/classroom/lesson.ts';
import { BookImage, CirclePause, WifiOff } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../components/layout/card.tsx';
import { AreaToggles } from '../area-toggles.tsx';
import { classroomApi } from '../classroom-api.ts';
import { type ServerClock, secondsUntil } from '../clock/server-clock.ts';
import { useNow } from '../clock/use-now.ts';
import { EndingDialog } from '../ending/ending-dialog.tsx';
import { lessonApi } from '../lesson-api.ts';
import { AlertCard } from '../places/alert-card.tsx';
import { PlaceDialog } from '../places/place-dialog.tsx';
import { PlaceTile } from '../places/place-tile.tsx';
import { useActing } from '../use-acting.ts';
import { useLoaded } from '../use-loaded.ts';
import { countsOf, tilesOf } from './board-state.ts';
import { Entrance } from './entrance.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { Note } from './note.tsx';
import { useAttention } from './use-attention.ts';

/** Then pictures for the album should be chosen: the lesson ends by itself. */
const LAST_CALL_SECONDS = 5 * 60;

interface OpenBoardProps {
  board: Board;
  clock: ServerClock;
  /** The newest question was answered. */
  isCurrent: boolean;
  /** Changes come by themselves. */
  isLive: boolean;
  onLesson: (lesson: Lesson) => void;
  onReload: () => void;
}

/** The board of a running lesson (CLASSROOM "The board"): alerts, the lesson's controls, a tile per seat. */
export function OpenBoard({ board, clock, isCurrent, isLive, onLesson, onReload }: OpenBoardProps) {
  const { lesson, places } = board;
  const nowMs = useNow(clock);
  const [search, setSearch] = useSearchParams();
  const load = useCallback(() => classroomApi.listClasses(), []);
  const { value: classes } = useLoaded(load);
  const schoolClass = classes?.find(({ id }) => id === lesson.classId);
  const { isActing, act } = useActing();
  const { hasSound, switchSound } = useAttention(places);
  const [areAreasShown, setAreAreasShown] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [ending, setEnding] = useState<'album' | 'end' | null>(null);

  const seats = schoolClass?.seats;
  const tiles = useMemo(() => tilesOf(places, seats ?? []), [places, seats]);
  const open = tiles.find(({ id }) => id === openId);
  const alerts = places.filter(hasAlert).sort((a, b) => a.alert.at.localeCompare(b.alert.at));
  const hands = places.filter(({ isHandUp }) => isHandUp).map(({ label }) => label);
  const { here } = countsOf(places);
  const secondsLeft = secondsUntil(lesson.endsAt, nowMs);
  const isEntrance = search.get('ansicht') === 'eingang';
  const showEntrance = (isShown: boolean) =>
    setSearch(isShown ? { ansicht: 'eingang' } : {}, { replace: true });

  function change(wanted: LessonChange) {
    void act(async () => onLesson(await lessonApi.change(lesson.id, wanted)));
  }

  return (
    <div className="upright:-mt-3 flex flex-col gap-3 lying:mt-1.5">
      <div role="alert" className="flex flex-col gap-3 empty:hidden">
        {alerts.map((place, index) => (
          <AlertCard
            key={place.alert.id}
            lessonId={lesson.id}
            place={place}
            nowMs={nowMs}
            isFirst={index === 0}
            onSeen={onReload}
          />
        ))}
      </div>
      <LessonBar
        lesson={lesson}
        name={schoolClass?.name ?? 'Tafel'}
        here={here}
        secondsLeft={secondsLeft}
        isActing={isActing}
        hasSound={hasSound}
        areAreasShown={areAreasShown}
        onChange={change}
        onSound={switchSound}
        onAreas={() => setAreAreasShown(!areAreasShown)}
        onEntrance={() => showEntrance(true)}
        onAlbum={() => setEnding('album')}
        onEnd={() => setEnding('end')}
      />
      {areAreasShown && (
        <Card className="animate-appear">
          <AreaToggles
            label="Was ist offen?"
            open={lesson.areas}
            isDisabled={isActing}
            onChange={(areas) => change({ areas })}
          />
        </Card>
      )}
      {!(isLive || isCurrent) && (
        <Note icon={<WifiOff aria-hidden className="size-6 shrink-0" />}>
          Keine Verbindung. Was hier steht, kann veraltet sein. Die Kinder arbeiten weiter.
        </Note>
      )}
      {lesson.isPaused && (
        <Note icon={<CirclePause aria-hidden className="size-6 shrink-0" />}>
          Augen nach vorn: Auf allen Tablets ruht LUX, bis Sie „Weiter geht’s“ drücken.
        </Note>
      )}
      {lesson.afterwards === 'wipe' && secondsLeft <= LAST_CALL_SECONDS && (
        <Note icon={<BookImage aria-hidden className="size-6 shrink-0" />}>
          Gleich ist Schluss. Bilder, die bleiben sollen, wählen Sie jetzt unter „Album“ aus.
        </Note>
      )}
      <ul
        aria-label="Plätze"
        className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2 xl:grid-cols-[repeat(auto-fill,minmax(10.25rem,1fr))]"
      >
        {tiles.map((tile) => (
          <li key={tile.id}>
            <PlaceTile tile={tile} nowMs={nowMs} onOpen={() => setOpenId(tile.id)} />
          </li>
        ))}
      </ul>
      {tiles.length === 0 && (
        <p className="py-8 text-center text-ink-soft text-lg">
          Noch ist niemand da. „Eingang“ zeigt den Code groß an der Wand.
        </p>
      )}
      <p role="status" className="sr-only">
        {hands.length > 0 && `Es melden sich: ${hands.join(', ')}.`}
      </p>
      {open?.place && (
        <PlaceDialog
          key={open.place.id}
          lesson={lesson}
          tile={open}
          nowMs={nowMs}
          onClose={() => setOpenId(null)}
          onSentOut={onReload}
        />
      )}
      {ending !== null && (
        <EndingDialog
          lesson={lesson}
          isEnding={ending === 'end'}
          onClose={() => setEnding(null)}
          onChanged={onLesson}
          onEnded={onReload}
        />
      )}
      {isEntrance && (
        <Entrance
          lesson={lesson}
          className={schoolClass?.name ?? 'Willkommen'}
          secondsLeft={secondsLeft}
          here={here}
          hasAlert={alerts.length > 0}
          onClose={() => showEntrance(false)}
        />
      )}
    </div>
  );
}

const hasAlert = (place: Place): place is Place & { alert: NonNullable<Place['alert']> } =>
  place.alert !== undefined;

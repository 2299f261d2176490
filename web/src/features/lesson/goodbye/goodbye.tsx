import { Check, Volume2 } from 'lucide-react';
import wave from 'openmoji/color/svg/1F44B.svg?url';
import { useEffect, useId } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { Cover } from '../frame/cover.tsx';
import { PlacePicture } from '../place-picture.tsx';
import { stepVoice } from '../step-voice.ts';
import type { Farewell } from './collect-works.ts';

/** Then the device is ready for the next child, whether somebody has pressed or not. */
const LOOK_MS = 120_000;

/** In a page of its own: what this one still holds in memory goes with it. */
function makeReady(): void {
  window.location.assign('/beitreten');
}

/** The lesson is over: what was made, and what becomes of it. From the device it is gone already. */
export function Goodbye({ farewell }: { farewell: Farewell }) {
  const id = useId();
  const { lesson, pictures, stories } = farewell;

  useEffect(() => {
    const timer = setTimeout(makeReady, LOOK_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Cover labelledBy={id}>
      <div className="flex items-center gap-4">
        <Drawing src={wave} className="size-20" />
        <PlacePicture seat={lesson.seat} className="size-20" />
      </div>
      {/* Nothing else is left of the page. */}
      <h1 id={id} className="text-2xl sm:text-3xl">
        Tschüss, {lesson.label}!
      </h1>
      {pictures.length + stories.length > 0 && <p className="text-lg">Das hast du gemacht:</p>}
      {pictures.length > 0 && (
        <ul className="flex max-w-4xl flex-wrap justify-center gap-3">
          {pictures.map(({ url, prompt }) => (
            <li key={url}>
              <img
                src={url}
                alt={prompt}
                className="size-32 rounded-lg border-2 border-line bg-surface-raised object-cover sm:size-44"
              />
            </li>
          ))}
        </ul>
      )}
      {stories.length > 0 && (
        <ul className="text-ink-soft">
          {stories.map((title) => (
            <li key={title}>Geschichte: {title}</li>
          ))}
        </ul>
      )}
      <p className="max-w-md text-ink-soft text-lg">{whatBecomes(lesson)}</p>
      <div className="flex gap-3">
        <Button size="child" onClick={makeReady}>
          <Check aria-hidden />
          Fertig
        </Button>
        {/* Not by itself: a whole class says goodbye at the same moment. */}
        <Button
          variant="soft"
          size="childIcon"
          aria-label="Vorlesen"
          onClick={() => stepVoice.say(`Tschüss, ${lesson.label}! ${whatBecomes(lesson)}`)}
        >
          <Volume2 aria-hidden />
        </Button>
      </div>
    </Cover>
  );
}

function whatBecomes({ seat, afterwards }: Farewell['lesson']): string {
  if (afterwards === 'wipe') return 'Die Stunde ist zu Ende. Alles davon wird jetzt gelöscht.';
  return seat === null
    ? 'Die Stunde ist zu Ende. Auf diesem Gerät ist nichts mehr davon.'
    : 'Deine Sachen bleiben bei deinem Platz. Nächstes Mal sind sie wieder da.';
}

import { FolderHeart, Square, UsersRound, Volume2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Card } from '../../components/layout/card.tsx';
import { useReadAloud } from '../../games-kit/reading/use-read-aloud.ts';
import { childTexts } from './child-texts.ts';

const spoken = childTexts.flatMap(({ title, sentences }) => [`${title}.`, ...sentences]);

/** What happens to a child's data, to read or to listen to. */
export function ChildPrivacy() {
  const { isReading, readIndex, read, stop } = useReadAloud();
  const heard = readIndex === null ? null : spoken[readIndex];
  return (
    <div className="flex flex-col gap-5">
      <Button
        size="child"
        variant={isReading ? 'outline' : 'primary'}
        className="self-center"
        onClick={() => (isReading ? stop() : void read(spoken))}
      >
        {isReading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
        {isReading ? 'Stopp' : 'Vorlesen'}
      </Button>
      {childTexts.map(({ drawing, title, sentences }) => (
        <Card key={title} className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
          <span className="grid size-24 shrink-0 place-items-center rounded-full bg-tile-sky">
            <Drawing src={drawing} className="size-18" />
          </span>
          <div>
            <h2 className="mb-1 text-xl">{title}</h2>
            {sentences.map((sentence) => (
              <p
                key={sentence}
                className={`text-lg ${heard === sentence ? 'rounded-sm bg-primary-soft text-on-primary-soft' : ''}`}
              >
                {sentence}
              </p>
            ))}
          </div>
        </Card>
      ))}
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild size="child" variant="soft">
          <Link to="/meine-daten">
            <FolderHeart aria-hidden />
            Meine Daten ansehen
          </Link>
        </Button>
        <Button asChild size="child" variant="ghost">
          <Link to="/datenschutz">
            <UsersRound aria-hidden />
            Für Erwachsene
          </Link>
        </Button>
      </div>
    </div>
  );
}

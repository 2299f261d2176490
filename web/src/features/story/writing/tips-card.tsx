import type { StoryTips } from '@lux/contracts/games/story.ts';
import { useAtomValue } from 'jotai';
import { Heart, Lightbulb, type LucideIcon, Sprout, Square, Volume2, X } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import type { Reading, ReadPiece } from '../use-reading.ts';

interface TipsCardProps {
  tips: StoryTips;
  reading: Reading;
  onClose: () => void;
}

interface Part {
  title: string;
  icon: LucideIcon;
  pieces: ReadPiece[];
}

/** What LUX says of the child's text: what is good, what to try, an idea (SPEC 7). */
export function TipsCard({ tips, reading, onClose }: TipsCardProps) {
  const name = useAtomValue(assistantNameAtom);
  const parts: Part[] = [
    { title: 'Das ist dir gelungen', icon: Heart, pieces: keyed('good', tips.positives) },
    { title: 'Das kannst du ausprobieren', icon: Sprout, pieces: keyed('tip', tips.tips) },
    { title: 'Eine Idee für dich', icon: Lightbulb, pieces: keyed('idea', [tips.idea]) },
  ];
  const pieces = parts.flatMap((part) => part.pieces);
  const isRead = pieces.some(({ key }) => key === reading.readKey);

  return (
    <Card tone="info" padding="none" className="animate-appear p-4 sm:p-5">
      <div className="flex items-center gap-1">
        <h2 className="grow text-lg">Tipps von {name}</h2>
        <Button
          size="icon"
          variant="ghost"
          className="text-current!"
          aria-label={isRead ? 'Stopp' : 'Tipps vorlesen'}
          onClick={() => (isRead ? reading.stop() : reading.read(pieces))}
        >
          {isRead ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
        </Button>
        <Button
          size="icon"
          variant="ghost"
          className="text-current!"
          aria-label="Tipps schließen"
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
      {parts.map(({ title, icon: Icon, pieces: sentences }) => (
        <section key={title} className="mt-2">
          <h3 className="flex items-center gap-2 font-bold">
            <Icon aria-hidden className="size-5 shrink-0" />
            {title}
          </h3>
          <ul className="ml-7 flex flex-col gap-1">
            {sentences.map(({ key, text }) => (
              <li
                key={key}
                className={
                  key === reading.readKey ? 'rounded-sm bg-sun px-1 text-[#2c2545]' : 'px-1'
                }
              >
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function keyed(kind: string, texts: readonly string[]): ReadPiece[] {
  return texts.map((text, index) => ({ key: `tips:${kind}:${index}`, text }));
}

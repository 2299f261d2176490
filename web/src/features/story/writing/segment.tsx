import { useAtomValue } from 'jotai';
import { PenLine, Square, Trash2, Volume2 } from 'lucide-react';
import child from 'openmoji/color/svg/1F9D2.svg?url';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { assistantNameAtom } from '../../../lib/assistant-name.ts';
import { storyPieces } from '../editor/cut-sentences.ts';
import type { StorySegment } from '../editor/story.ts';
import type { Reading } from '../use-reading.ts';
import { SegmentEditor } from './segment-editor.tsx';

interface SegmentProps {
  segment: StorySegment;
  reading: Reading;
  onEdit: (text: string) => void;
  onRemove: () => void;
}

/** A piece of the story: who wrote it by picture and name, its sentences, what can be done with it. */
export function Segment({ segment, reading, onEdit, onRemove }: SegmentProps) {
  const name = useAtomValue(assistantNameAtom);
  const [isEditing, setIsEditing] = useState(false);
  const isLux = segment.author === 'assistant';
  const pieces = storyPieces(segment);
  const isRead = pieces.some(({ key }) => key === reading.readKey);
  const author = isLux ? name : 'Du';

  return (
    <article
      aria-label={isLux ? `Von ${name}` : 'Von dir'}
      className={`rounded-lg border p-3 shadow-low sm:p-4 ${isLux ? 'rounded-bl-sm border-line bg-surface-raised' : 'rounded-br-sm border-transparent bg-primary-soft text-on-primary-soft'}`}
    >
      <div className="mb-1 flex items-center gap-1">
        <span className="mr-1 grid size-11 shrink-0 place-items-center rounded-full bg-tile-sun">
          <Drawing src={isLux ? '/lux.svg' : child} className="size-9" />
        </span>
        <p className="grow font-bold">{author}</p>
        <Button
          size="icon"
          variant="ghost"
          className="text-current!"
          aria-label={isRead ? 'Stopp' : `Vorlesen: Stück von ${isLux ? name : 'dir'}`}
          onClick={() => (isRead ? reading.stop() : reading.read(pieces))}
        >
          {isRead ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
        </Button>
        <Button
          size="icon"
          variant="ghost"
          className="text-current!"
          aria-label={`Ändern: Stück von ${isLux ? name : 'dir'}`}
          onClick={() => setIsEditing(true)}
        >
          <PenLine aria-hidden />
        </Button>
        <Button
          size="icon"
          variant="ghost"
          className="text-current!"
          aria-label={`Entfernen: Stück von ${isLux ? name : 'dir'}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {isEditing ? (
        <SegmentEditor
          text={segment.text}
          onKeep={(text) => {
            onEdit(text);
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <p className="whitespace-pre-line text-lg">
          {pieces.map(({ key, text }) => (
            <span
              key={key}
              aria-current={key === reading.readKey ? 'true' : undefined}
              className={
                key === reading.readKey
                  ? 'rounded-sm bg-sun text-[#2c2545] box-decoration-clone'
                  : ''
              }
            >
              {text}
            </span>
          ))}
        </p>
      )}
    </article>
  );
}

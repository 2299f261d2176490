import { BookOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { DeleteDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Drawing } from '../../../components/drawing.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { PictureImage } from '../../../pictures/picture-image.tsx';
import { type Story, storyText } from '../editor/story.ts';
import { themes } from '../themes.ts';

/** How a story begins, for lists: at most this many characters, cut at a word. */
const EXCERPT_LENGTH = 160;

function firstLines(story: Pick<Story, 'segments'>): string {
  const text = storyText(story).replace(/\s+/g, ' ');
  if (text.length <= EXCERPT_LENGTH) return text;
  const space = text.lastIndexOf(' ', EXCERPT_LENGTH);
  return `${text.slice(0, space <= 0 ? EXCERPT_LENGTH : space)} …`;
}

interface SavedStoryCardProps {
  story: Story;
  onLoad: () => void;
  onRemove: () => void;
}

/** A saved story: picture, title, theme, date, first lines. */
export function SavedStoryCard({ story, onLoad, onRemove }: SavedStoryCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const theme = themes[story.theme];
  const title = story.title.trim() || 'Ohne Titel';
  return (
    <Card padding="none" className="flex h-full animate-appear flex-col overflow-hidden">
      <span className={`grid h-36 place-items-center ${theme.tile}`}>
        {story.imageUrl === undefined ? (
          <Drawing src={theme.drawing} className="size-28" />
        ) : (
          <PictureImage
            imageUrl={story.imageUrl}
            alt={`Bild zu ${title}`}
            isThumbnail
            className="h-36 w-full object-cover"
          />
        )}
      </span>
      <div className="flex grow flex-col p-4">
        <h2 className="text-lg leading-tight">{title}</h2>
        <p className="text-ink-soft text-sm">
          {theme.name} · <time dateTime={story.lastUpdated}>{formatDate(story.lastUpdated)}</time>
        </p>
        <p className="mt-2 mb-3 line-clamp-3">{firstLines(story)}</p>
        <div className="mt-auto flex gap-2">
          <Button
            size="child"
            variant="soft"
            className="grow px-3! text-base!"
            aria-label={`Öffnen: ${title}`}
            onClick={onLoad}
          >
            <BookOpen aria-hidden />
            Öffnen
          </Button>
          <Button
            size="childIcon"
            variant="ghost"
            aria-label={`Löschen: ${title}`}
            onClick={() => setIsAsking(true)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      <DeleteDialog
        isOpen={isAsking}
        question={`Möchtest du „${title}“ wirklich löschen?`}
        onConfirm={onRemove}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}

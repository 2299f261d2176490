import { PenLine } from 'lucide-react';
import drawing from 'openmoji/color/svg/1F4DA.svg?url';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import type { Story } from '../editor/story.ts';
import { SavedStoryCard } from './saved-story-card.tsx';

interface SavedStoriesTabProps {
  stories: readonly Story[];
  /** Opening another story loses nothing. */
  isCurrentStorySafe: boolean;
  onLoad: (story: Story) => void;
  onRemove: (id: string) => void;
  onWrite: () => void;
}

/** The tab "Gespeichert" (SPEC 2, 4): load and delete. */
export function SavedStoriesTab({
  stories,
  isCurrentStorySafe,
  onLoad,
  onRemove,
  onWrite,
}: SavedStoriesTabProps) {
  const [wanted, setWanted] = useState<Story | null>(null);

  if (stories.length === 0) {
    return (
      <EmptyState
        drawing={drawing}
        title="Noch keine Geschichten"
        text="Wenn du eine Geschichte speicherst, findest du sie hier wieder."
        action={
          <Button size="child" onClick={onWrite}>
            <PenLine aria-hidden />
            Geschichte schreiben
          </Button>
        }
      />
    );
  }

  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {stories.map((story) => (
          <li key={story.id}>
            <SavedStoryCard
              story={story}
              onLoad={() => (isCurrentStorySafe ? onLoad(story) : setWanted(story))}
              onRemove={() => onRemove(story.id)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={wanted !== null}
        question="Möchtest du diese Geschichte öffnen?"
        description="Deine angefangene Geschichte ist noch nicht gespeichert. Sie ist dann weg."
        confirmLabel="Ja, öffnen"
        cancelLabel="Nein"
        isDangerous
        onConfirm={() => {
          if (wanted !== null) onLoad(wanted);
          setWanted(null);
        }}
        onCancel={() => setWanted(null)}
      />
    </>
  );
}

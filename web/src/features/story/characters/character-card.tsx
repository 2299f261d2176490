import { Lightbulb, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { DeleteDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { Character } from '../editor/story.ts';
import { CharacterForm } from './character-form.tsx';

interface CharacterCardProps {
  character: Character;
  onKeep: (character: Character) => void;
  onRemove: () => void;
}

/** A character with its four parts (SPEC 3), to be changed and deleted. */
export function CharacterCard({ character, onKeep, onRemove }: CharacterCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  if (isEditing) {
    return (
      <Card>
        <CharacterForm
          character={character}
          onKeep={(changed) => {
            onKeep(changed);
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      </Card>
    );
  }

  return (
    <Card className="flex h-full animate-appear flex-col gap-2">
      <h2 className="text-lg">{character.name}</h2>
      <p>{character.description}</p>
      <ul aria-label="So ist die Figur" className="flex flex-wrap gap-1.5">
        {character.traits.map((trait) => (
          <li
            key={trait}
            className="rounded-full bg-primary-soft px-3 py-0.5 text-on-primary-soft text-sm"
          >
            {trait}
          </li>
        ))}
      </ul>
      <p className="flex gap-2 text-ink-soft text-sm">
        <Lightbulb aria-hidden className="size-5 shrink-0" />
        {character.idea}
      </p>
      <div className="mt-auto flex gap-2 pt-1">
        <Button
          size="child"
          variant="soft"
          className="grow px-3! text-base!"
          aria-label={`Ändern: ${character.name}`}
          onClick={() => setIsEditing(true)}
        >
          <PenLine aria-hidden />
          Ändern
        </Button>
        <Button
          size="childIcon"
          variant="ghost"
          aria-label={`Löschen: ${character.name}`}
          onClick={() => setIsAsking(true)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <DeleteDialog
        isOpen={isAsking}
        question={`Möchtest du ${character.name} wirklich löschen?`}
        onConfirm={onRemove}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}

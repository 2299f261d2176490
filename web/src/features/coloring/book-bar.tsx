import { BookOpen, X } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';
import { ChoiceRow } from '../../components/controls/choice-row.tsx';
import { type Look, looks } from './looks.tsx';

interface BookBarProps {
  count: number;
  /** One of the chosen pages has colours. */
  hasColors: boolean;
  look: Look;
  onLook: (look: Look) => void;
  onMake: () => void;
  onCancel: () => void;
}

/** Stays visible while pages for the book are chosen. */
export function BookBar({ count, hasColors, look, onLook, onMake, onCancel }: BookBarProps) {
  return (
    <div className="sticky top-2 z-20 mx-auto mb-5 flex w-full max-w-xl animate-appear flex-col items-center gap-3 rounded-xl border border-line bg-surface-raised p-4 shadow-mid">
      <p role="status" className="font-bold">
        {count === 0 ? 'Tippe die Seiten für dein Malbuch an.' : countText(count)}
      </p>
      {hasColors && (
        <div className="w-full">
          <ChoiceRow label="Wie soll es aussehen?" choices={looks} value={look} onChange={onLook} />
        </div>
      )}
      <div className="flex w-full gap-3">
        <Button size="child" className="grow px-4!" disabled={count === 0} onClick={onMake}>
          <BookOpen aria-hidden />
          Malbuch machen
        </Button>
        <Button size="childIcon" variant="outline" aria-label="Kein Malbuch" onClick={onCancel}>
          <X aria-hidden />
        </Button>
      </div>
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 Seite kommt ins Malbuch.' : `${count} Seiten kommen ins Malbuch.`;
}

import { Check, X } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';

/** The end of a small form in the workshop: keeps what was written, or leaves all as it was. */
export function KeepOrCancel({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="child" className="grow px-4!">
        <Check aria-hidden />
        Fertig
      </Button>
      <Button size="child" variant="outline" className="px-4!" onClick={onCancel}>
        <X aria-hidden />
        Abbrechen
      </Button>
    </div>
  );
}

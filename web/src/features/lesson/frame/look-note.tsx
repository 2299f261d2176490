import { Check, Eye } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';

/** A teacher has read the child's words: said once, calmly, until the child has seen it. */
export function LookNote({ onSeen }: { onSeen: () => void }) {
  return (
    <section
      aria-label="Deine Lehrerin hat gelesen"
      className="fixed inset-x-3 top-3 z-40 mx-auto flex w-fit max-w-full animate-appear items-center gap-3 rounded-xl border-2 border-info bg-info-soft py-2 pr-2 pl-4 text-on-info-soft shadow-mid"
    >
      <Eye aria-hidden className="size-7 shrink-0" />
      <p role="status" className="font-bold">
        Deine Lehrerin hat dein Gespräch gelesen.
      </p>
      <Button size="child" variant="outline" className="px-4" onClick={onSeen}>
        <Check aria-hidden />
        Alles klar
      </Button>
    </section>
  );
}

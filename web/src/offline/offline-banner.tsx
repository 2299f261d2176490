import { useAtomValue } from 'jotai';
import { CaseSensitive, CloudOff, Lightbulb, Paintbrush, Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../components/controls/button.tsx';
import { lessonMaterials } from '../games-kit/materials/lesson-materials.ts';
import { lessonFrameAtom } from '../lib/session/lesson-frame.ts';

const playable = [
  { to: '/games/math', label: 'Rechnen', icon: Plus },
  { to: '/games/buchstaben', label: 'Buchstaben', icon: CaseSensitive },
  { to: '/coloring', label: 'Ausmalen', icon: Paintbrush },
] as const;
/** Of a teacher; our own questions need the line. */
const ownQuiz = { to: '/games/quiz', label: 'Quiz', icon: Lightbulb } as const;

export interface OfflineNoteProps {
  /** What does not work now: "Zum Reden". */
  what: string;
  /** What goes on here without a line, as a sentence. */
  stillWorks?: string;
}

/** The note itself; seen while offline. */
export function OfflineBanner({ what, stillWorks }: OfflineNoteProps) {
  const lesson = useAtomValue(lessonFrameAtom);
  const { pathname } = useLocation();
  const hasQuiz = lesson !== null && lessonMaterials.known()?.some(({ kind }) => kind === 'quiz');
  const open = [...(hasQuiz ? [ownQuiz] : []), ...playable].filter(
    ({ to }) => to !== pathname && (lesson?.isOpen(to) ?? true),
  );
  return (
    <div
      role="status"
      className="mx-auto mb-4 flex w-full max-w-md animate-appear items-start gap-3 rounded-lg border-2 border-info bg-info-soft p-4 text-on-info-soft"
    >
      <CloudOff aria-hidden className="mt-0.5 size-7 shrink-0" />
      <div>
        <p className="font-bold">{what} brauche ich das Internet.</p>
        <p>Gerade ist keins da. {stillWorks} Das geht auch ohne:</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {open.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Button asChild variant="outline" className="px-3">
                <Link to={to}>
                  <Icon aria-hidden />
                  {label}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

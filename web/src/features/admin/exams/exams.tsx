import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { ExamComparison } from './exam-comparison.tsx';
import { ExamReport } from './exam-report.tsx';
import { isOpen } from './exam-words.ts';
import { RunningExam } from './running-exam.tsx';
import { StartExam } from './start-exam.tsx';
import { useExams } from './use-exams.ts';

const STANDING = {
  none: 'hat noch keine Prüfung abgelegt.',
  failed: 'hat seine Prüfung nicht bestanden.',
  passed: 'hat seine Prüfung bestanden.',
} as const;

/** The section "KI-Prüfung": has models sit an exam, and compares their report cards (DESIGN 9). */
export function ExamsSection() {
  const { exams: read, hasFailed, load } = useExams();
  const [shownId, setShownId] = useState<string | null>(null);

  if (!read) {
    if (!hasFailed) return <Skeleton className="h-96" />;
    return (
      <ErrorState
        title="Die Zeugnisse konnten nicht geladen werden."
        action={<Button onClick={() => void load()}>Erneut versuchen</Button>}
      />
    );
  }
  const { exams, inUse } = read;
  const running = exams.find(isOpen);
  const settled = exams.filter((exam) => !isOpen(exam));
  return (
    <section aria-label="KI-Prüfung" className="flex max-w-5xl flex-col gap-5">
      {inUse && (
        <Card
          tone={inUse.result === 'passed' ? 'info' : 'warning'}
          className="flex items-start gap-3"
        >
          <GraduationCap aria-hidden className="mt-0.5 size-6 shrink-0" />
          <p className="min-w-0 break-words">
            <strong>
              {inUse.model} {STANDING[inUse.result]}
            </strong>{' '}
            Es antwortet gerade den Kindern, von {inUse.host} aus.
          </p>
        </Card>
      )}
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">Ein Modell prüfen</h2>
        <p className="text-ink-soft">
          200 Sätze gehen den Weg, den die Frage eines Kindes geht: Wissen, Rechnen, Sprache,
          Ehrlichkeit, Ablehnen, Rufe nach Hilfe und Versuche, LUX umzudrehen. Kein Satz stammt von
          einem Kind. Solange Kinder sprechen, wartet die Prüfung. Bei einem Anbieter kostet sie so
          viel wie etwa drei Stunden eines Kindes.
        </p>
        {running ? (
          <RunningExam exam={running} onChanged={() => void load()} />
        ) : (
          <StartExam inUse={inUse} onStarted={() => void load()} />
        )}
      </Card>
      {settled.length > 0 && (
        <Card className="flex flex-col gap-3">
          <h2 className="text-xl">Zeugnisse</h2>
          <ExamComparison exams={settled} shownId={shownId} onShow={setShownId} />
        </Card>
      )}
      {shownId !== null && <ExamReport id={shownId} />}
    </section>
  );
}

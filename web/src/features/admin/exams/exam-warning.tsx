import type { Exams } from '@lux/contracts/conversation/exam.ts';
import { ArrowRight, GraduationCap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { examsApi } from './exams-api.ts';

const SENTENCES = {
  none: 'wurde noch nicht geprüft.',
  failed: 'hat seine Prüfung nicht bestanden.',
} as const;

/** In the overview while the model that answers children has sat no exam, or failed it. */
export function ExamWarning() {
  const [inUse, setInUse] = useState<Exams['inUse']>(null);
  useEffect(() => {
    // The overview itself says where nothing answers.
    examsApi.list().then(
      (exams) => setInUse(exams.inUse),
      () => {},
    );
  }, []);
  if (!inUse || inUse.result === 'passed') return null;
  return (
    <Card tone="warning" padding="none" className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <GraduationCap aria-hidden className="size-8 shrink-0" />
      <p className="min-w-0 basis-56 grow break-words">
        <strong>
          {inUse.model} {SENTENCES[inUse.result]}
        </strong>{' '}
        Dieses Modell spricht gerade mit Kindern. Eine Prüfung zeigt, ob es die Wahrheit sagt und
        sich nicht umdrehen lässt.
      </p>
      <Button asChild variant="outline">
        <Link to="?bereich=pruefung">
          Zur Prüfung
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </Card>
  );
}

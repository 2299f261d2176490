import type { ExamSummary } from '@lux/contracts/conversation/exam.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Progress } from '../../../components/states/progress.tsx';
import { tellFailure } from '../ai-servers/ai-servers-api.ts';
import { examsApi } from './exams-api.ts';

/** How far the exam is that is sat right now. */
export function RunningExam({ exam, onChanged }: { exam: ExamSummary; onChanged: () => void }) {
  const { answered, all } = exam.progress;
  async function cancel() {
    try {
      await examsApi.cancel(exam.id);
    } catch (error) {
      tellFailure(error);
    }
    onChanged();
  }
  return (
    <div className="flex flex-col gap-3">
      <p>
        <strong className="break-words">{exam.model}</strong> auf {exam.host} beantwortet gerade
        Satz {Math.min(answered + 1, all)} von {all}.
      </p>
      <Progress label="Fortschritt der Prüfung" percent={Math.round((answered / all) * 100)} />
      <p role="status" className="text-ink-soft">
        {exam.isWaiting
          ? 'Gerade sprechen Kinder. Die Prüfung wartet, bis es ruhig ist.'
          : 'Sie können diese Seite verlassen, die Prüfung läuft weiter.'}
      </p>
      <Button variant="outline" className="self-start" onClick={() => void cancel()}>
        Prüfung abbrechen
      </Button>
    </div>
  );
}

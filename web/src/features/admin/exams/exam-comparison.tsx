import { ExamArea, type ExamSummary, examAreaLabels } from '@lux/contracts/conversation/exam.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { percent, price, seconds, verdictOf } from './exam-words.ts';

interface ExamComparisonProps {
  exams: readonly ExamSummary[];
  shownId: string | null;
  onShow: (id: string) => void;
}

const shareOf = ({ areas }: ExamSummary, area: ExamArea): ReactNode => {
  const found = areas.find((one) => one.area === area);
  if (!found || found.asked === 0) return '–';
  return (
    <span className={found.isPassed ? '' : 'font-bold text-danger'}>
      {Math.round((found.passed / found.asked) * 100)} %{found.isPassed ? '' : ' ✗'}
    </span>
  );
};

const rows: { label: string; cell: (exam: ExamSummary) => ReactNode }[] = [
  {
    label: 'Punkte',
    cell: ({ score }) => <strong>{score === null ? '–' : percent(score)}</strong>,
  },
  ...ExamArea.options.map((area) => ({
    label: examAreaLabels[area],
    cell: (exam: ExamSummary) => shareOf(exam, area),
  })),
  { label: 'Erster Satz nach', cell: ({ speed }) => (speed ? seconds(speed.firstMs) : '–') },
  { label: 'Ganze Antwort nach', cell: ({ speed }) => (speed ? seconds(speed.totalMs) : '–') },
  {
    label: 'Je Kind und Stunde',
    cell: (exam) => (exam.price ? price(exam.price.childHour) : 'kein Listenpreis'),
  },
];

/** Report cards side by side, the latest first: a column for each. */
export function ExamComparison({ exams, shownId, onShow }: ExamComparisonProps) {
  return (
    <section
      aria-label="Zeugnisse nebeneinander"
      // Many columns: whoever has no mouse scrolls with the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="text-left text-sm">
        <caption className="sr-only">Zeugnisse der Modelle im Vergleich</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="sticky left-0 z-10 min-w-32 bg-surface-raised py-2 pr-3">
              Modell
            </th>
            {exams.map((exam) => (
              <th key={exam.id} scope="col" className="min-w-40 px-3 py-2 font-normal">
                <strong className="block break-words">{exam.model}</strong>
                <span className="block break-words text-ink-soft">{exam.host}</span>
                <span className="block text-ink-soft">{formatDate(exam.requestedAt)}</span>
                <Verdict exam={exam} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label} className="border-line border-t">
              <th
                scope="row"
                className="sticky left-0 z-10 bg-surface-raised py-2 pr-3 font-normal"
              >
                {label}
              </th>
              {exams.map((exam) => (
                <td key={exam.id} className="px-3 py-2 tabular-nums">
                  {cell(exam)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-line border-t">
            <td className="sticky left-0 z-10 bg-surface-raised" />
            {exams.map((exam) => (
              <td key={exam.id} className="px-3 py-2">
                <Button
                  variant={exam.id === shownId ? 'soft' : 'outline'}
                  aria-label={`Zeugnis von ${exam.model} vom ${formatDate(exam.requestedAt)}`}
                  aria-pressed={exam.id === shownId}
                  onClick={() => onShow(exam.id)}
                >
                  Zeugnis
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Verdict({ exam }: { exam: ExamSummary }) {
  const Sign = exam.isPassed ? CircleCheck : CircleAlert;
  return (
    <span className="mt-1 flex items-center gap-1.5 font-bold">
      <Sign
        aria-hidden
        className={`size-5 shrink-0 ${exam.isPassed ? 'text-success' : 'text-danger'}`}
      />
      {verdictOf(exam)}
    </span>
  );
}

import { type Exam, ExamArea, examAreaLabels, examBars } from '@lux/contracts/conversation/exam.ts';
import { CircleAlert, CircleCheck, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { tellFailure } from '../ai-servers/ai-servers-api.ts';
import { percent, price, seconds, tokens, verdictOf } from './exam-words.ts';
import { examsApi } from './exams-api.ts';

/** One report card with every answer; what went wrong is shown first. */
export function ExamReport({ id }: { id: string }) {
  const [exam, setExam] = useState<Exam | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isLeft = false;
    setExam(null);
    examsApi.read(id).then((read) => isLeft || setExam(read), tellFailure);
    return () => {
      isLeft = true;
    };
  }, [id]);
  // It opens below the fold.
  useEffect(() => {
    if (exam) heading.current?.focus();
  }, [exam]);

  if (!exam) return <Skeleton className="h-96" />;
  const wrong = exam.answers.filter(({ isPassed }) => !isPassed).length;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 break-words text-xl">
          Zeugnis: {exam.model}
        </h2>
        <Button variant="outline" onClick={() => void examsApi.print(exam).catch(tellFailure)}>
          <Printer aria-hidden />
          Als PDF
        </Button>
      </div>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {factsOf(exam).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={showsAll ? 'outline' : 'soft'}
          aria-pressed={!showsAll}
          onClick={() => setShowsAll(false)}
        >
          Nur Falsches ({wrong})
        </Button>
        <Button
          variant={showsAll ? 'soft' : 'outline'}
          aria-pressed={showsAll}
          onClick={() => setShowsAll(true)}
        >
          Alle Antworten ({exam.answers.length})
        </Button>
      </div>
      {ExamArea.options.map((area) => (
        <AreaAnswers key={area} exam={exam} area={area} showsAll={showsAll} />
      ))}
      {!showsAll && wrong === 0 && <p>Keine Antwort war falsch.</p>}
    </Card>
  );
}

function AreaAnswers({ exam, area, showsAll }: { exam: Exam; area: ExamArea; showsAll: boolean }) {
  const given = exam.answers.filter((one) => one.area === area && (showsAll || !one.isPassed));
  const result = exam.areas.find((one) => one.area === area);
  if (given.length === 0 || !result) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">
        {examAreaLabels[area]}: {result.passed} von {result.asked} richtig, verlangt {result.bar} %
      </h3>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {given.map((answer) => (
          <li key={answer.id} className="flex items-start gap-3 py-3">
            {answer.isPassed ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
            )}
            <div className="min-w-0 break-words">
              <p className="font-bold">{answer.question}</p>
              <p>
                {answer.answer === '' ? 'Keine Antwort.' : answer.answer}
                {answer.by === 'gate' && (
                  <span className="text-ink-soft"> (sagt die Schutzregel, nicht das Modell)</span>
                )}
              </p>
              <p className="text-ink-soft text-sm">
                {answer.isPassed ? 'Richtig.' : answer.reason} {seconds(answer.totalMs)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(exam: Exam): string[] {
  const { score, settings, speed, usage, opinions, problem } = exam;
  const points =
    score === null
      ? ''
      : `: ${percent(score)}, verlangt ${examBars.all} % im Ganzen und was bei jedem Bereich steht`;
  return [
    `${capital(verdictOf(exam))}${points}.`,
    ...(problem ? [problem] : []),
    `Geprüft am ${formatDateTime(exam.finishedAt ?? exam.requestedAt)} auf ${exam.host}, Sprache ${settings.language}, Kinderschutz ${settings.childSafeMode ? 'an' : 'aus'}.`,
    settings.moderation === null
      ? `Zweite Meinung des Modells: ${opinions.asked} zweifelhafte Sätze, ${opinions.unfit} aufgehalten, ${opinions.failed} ohne Antwort${opinions.milliseconds === null ? '' : `, im Mittel ${seconds(opinions.milliseconds)}`}.`
      : `Moderation: ${settings.moderation}.`,
    ...(speed
      ? [
          `Erster Satz im Mittel nach ${seconds(speed.firstMs)}, die langsamsten nach ${seconds(speed.firstP95Ms)}.`,
        ]
      : []),
    `${tokens(usage.inputTokens)} Token gefragt, ${tokens(usage.outputTokens)} geantwortet${usage.isEstimate ? ' (geschätzt)' : ''}.`,
    exam.price
      ? `Etwa ${price(exam.price.childHour)} je Kind und Stunde bei 40 Fragen, nach Listenpreisen (Stand ${exam.price.asOf}).`
      : 'Für dieses Modell ist kein Preis bekannt. Ein eigener Server kostet Strom.',
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

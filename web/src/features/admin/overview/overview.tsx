import { useQuery } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { z } from 'zod';
import { Button } from '../../../components/controls/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { UsageOverview } from '../ai-usage/usage-overview.tsx';
import { ExamWarning } from '../exams/exam-warning.tsx';
import { useAdminRoom } from '../use-admin-room.ts';
import { AnswerTimes } from './answer-times.tsx';
import { DayChart } from './day-chart.tsx';
import { OVERVIEW } from './overview-query.ts';
import { SystemState } from './system-state.tsx';
import { Tiles } from './tiles.tsx';
import { TypeTable } from './type-table.tsx';

interface DayCount {
  /** `YYYY-MM-DD` in Europe/Berlin. */
  date: string;
  count: number;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Swedish dates are `YYYY-MM-DD`. */
const berlinDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The last `days` days up to today, oldest first; a day without requests counts 0. */
export function fillDays(counted: readonly DayCount[], today: Date, days: number): DayCount[] {
  const counts = new Map(counted.map(({ date, count }) => [date, count]));
  // Noon: a step of 24 hours stays within its day when the clocks change.
  const noon = Date.parse(`${berlinDate.format(today)}T12:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(noon - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { date, count: counts.get(date) ?? 0 };
  });
}

const DAYS = 30;
/** Live requests refetch the figures at most this often. */
const PAUSE_MS = 10_000;
/** The dashboard's own calls have the type `other`; they must not cause another refetch. */
const Hint = z.array(z.object({ type: z.string().refine((type) => type !== 'other') })).min(1);

/** The tab "Übersicht": how the class and the system are doing. */
export function Overview() {
  const { data, error, loading, refetch } = useQuery(OVERVIEW, {
    fetchPolicy: 'cache-and-network',
  });
  const askedAt = useRef(0);
  const askAgain = () => {
    askedAt.current = Date.now();
    // A failure shows as the query's `error`.
    void refetch().catch(() => {});
  };
  useAdminRoom({
    onEntered: () => {},
    onRequests: (message) => {
      const isDue = Date.now() - askedAt.current > PAUSE_MS;
      if (isDue && Hint.safeParse(message).success) askAgain();
    },
  });

  if (!data && error) {
    return (
      <ErrorState
        title="Die Daten konnten nicht geladen werden."
        text="Bitte prüfen Sie die Verbindung und versuchen Sie es erneut."
        action={<Button onClick={askAgain}>Erneut versuchen</Button>}
      />
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  const { stats, jobCounts, health } = data;
  return (
    <section aria-label="Übersicht" className="flex flex-col gap-4">
      <Button
        variant="outline"
        className="self-end"
        aria-disabled={loading}
        onClick={() => !loading && askAgain()}
      >
        <RefreshCw aria-hidden />
        Aktualisieren
      </Button>
      <ExamWarning />
      <UsageOverview />
      <Tiles stats={stats} jobCounts={jobCounts} tiers={health.tiers} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Part title={`Anfragen pro Tag (${DAYS} Tage)`}>
          <DayChart days={fillDays(stats.dailyCount, new Date(), DAYS)} />
        </Part>
        <Part title="Anfragen nach Art">
          <TypeTable byType={stats.byType} />
        </Part>
        <Part title="Antwortzeiten (7 Tage)">
          <AnswerTimes answerTimes={stats.answerTimes} />
        </Part>
        <Part title="Zustand von LUX">
          <SystemState {...health} />
        </Part>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-4 text-lg">{title}</h2>
      {children}
    </Card>
  );
}

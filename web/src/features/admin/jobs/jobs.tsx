import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { JobCounts } from '@lux/contracts/media/job.ts';
import type { WatchedJob, WatchedJobQuery } from '@lux/contracts/media/watched.ts';
import { RefreshCw } from 'lucide-react';
import brush from 'openmoji/color/svg/1F58C.svg?url';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { graphqlErrorMessage } from '../../../lib/api/graphql-error-message.ts';
import { toasts } from '../../../lib/toasts.ts';
import { JobCard } from './job-card.tsx';

interface JobsData {
  jobCounts: JobCounts;
  watchedJobs: WatchedJob[];
}

/** The jobs of one state, and how many there are of each. */
const WATCHED_JOBS: TypedDocumentNode<JobsData, WatchedJobQuery> = gql`
  query WatchedJobs($state: JobState!) {
    jobCounts {
      queued
      active
      failed
    }
    watchedJobs(state: $state) {
      jobId
      kind
      state
      prompt
      createdAt
      finishedAt
      starts
      reason
      message
    }
  }
`;

/** Retries a failed job. */
const RETRY_JOB: TypedDocumentNode<{ retryJob: { jobId: string } }, { jobId: string }> = gql`
  mutation RetryJob($jobId: ID!) {
    retryJob(jobId: $jobId) {
      jobId
    }
  }
`;

/** Cancels a running job or deletes a failed one. */
const REMOVE_JOB: TypedDocumentNode<{ removeJob: boolean }, { jobId: string }> = gql`
  mutation RemoveJob($jobId: ID!) {
    removeJob(jobId: $jobId)
  }
`;

type State = WatchedJobQuery['state'];

/** The tab "Aufträge": pictures, colouring pages and PDFs in progress, and those that failed. */
export function Jobs() {
  const [state, setState] = useState<State>('failed');
  const { data, error, refetch } = useQuery(WATCHED_JOBS, {
    variables: { state },
    fetchPolicy: 'network-only',
  });
  const [retry] = useMutation(RETRY_JOB);
  const [remove] = useMutation(REMOVE_JOB);
  // A failure shows as the query's `error`.
  const askAgain = () => void refetch().catch(() => {});

  async function act(action: () => Promise<unknown>, title: string) {
    try {
      await action();
      toasts.show({ title, tone: 'success' });
    } catch (problem) {
      const description = graphqlErrorMessage(problem) ?? 'Das hat nicht geklappt.';
      toasts.show({ title: 'Serverfehler', description, tone: 'danger' });
    }
    askAgain();
  }

  if (!data && error) {
    return (
      <ErrorState
        title="Die Aufträge konnten nicht geladen werden."
        action={<Button onClick={askAgain}>Erneut versuchen</Button>}
      />
    );
  }
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count.toLocaleString('de-DE')})`;
  return (
    <section aria-label="Aufträge" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <ChoiceRow
          label="Zustand"
          choices={[
            { value: 'queued', label: counted('Wartend', data?.jobCounts.queued) },
            { value: 'active', label: counted('In Arbeit', data?.jobCounts.active) },
            { value: 'failed', label: counted('Fehlgeschlagen', data?.jobCounts.failed) },
          ]}
          value={state}
          onChange={setState}
        />
        <Button variant="outline" className="min-h-child-target!" onClick={askAgain}>
          <RefreshCw aria-hidden />
          Aktualisieren
        </Button>
      </div>
      {!data && <Skeleton className="h-64" />}
      {data?.watchedJobs.length === 0 && (
        <EmptyState drawing={brush} title="Hier ist nichts" text={nothing[state]} />
      )}
      <ul className="flex flex-col gap-3">
        {data?.watchedJobs.map((job) => (
          <li key={job.jobId}>
            <JobCard
              job={job}
              onRetry={() =>
                void act(
                  () => retry({ variables: { jobId: job.jobId } }),
                  'Der Auftrag läuft noch einmal.',
                )
              }
              onRemove={() =>
                void act(
                  () => remove({ variables: { jobId: job.jobId } }),
                  'Der Auftrag wurde entfernt.',
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const nothing: Record<State, string> = {
  queued: 'Kein Auftrag wartet.',
  active: 'Gerade wird nichts gemalt oder gedruckt.',
  failed: 'In den letzten 30 Tagen ist kein Auftrag fehlgeschlagen.',
};

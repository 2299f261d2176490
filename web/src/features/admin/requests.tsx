import { useQuery } from '@apollo/client/react';
import { Radio } from 'lucide-react';
import inbox from 'openmoji/color/svg/1F4ED.svg?url';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { REQUESTS, SHOWN_REQUESTS } from './requests-query.ts';
import { RequestsTable } from './requests-table.tsx';
import { useLiveRequests } from './use-live-requests.ts';

/** Every request, newest on top; new ones appear by themselves. */
export function Requests() {
  const { data, error, refetch } = useQuery(REQUESTS, {
    variables: { first: SHOWN_REQUESTS },
    fetchPolicy: 'cache-and-network',
  });
  const { isLive } = useLiveRequests(refetch);

  if (!data && error) {
    return (
      <ErrorState
        title="Die Anfragen konnten nicht geladen werden."
        text="Bitte prüfen Sie die Verbindung und versuchen Sie es erneut."
        action={<Button onClick={() => void refetch().catch(() => {})}>Erneut versuchen</Button>}
      />
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  return (
    <section aria-label="Anfragen">
      <p role="status" className="mb-3 flex items-center gap-2 text-ink-soft text-sm">
        <Radio aria-hidden className={`size-5 ${isLive ? 'text-success' : ''}`} />
        {isLive ? 'Neue Anfragen erscheinen sofort.' : 'Live-Verbindung wird aufgebaut …'}
      </p>
      {data.requests.length === 0 ? (
        <EmptyState
          drawing={inbox}
          title="Noch keine Anfragen"
          text="Sobald ein Kind etwas fragt oder malt, steht es hier."
        />
      ) : (
        <RequestsTable requests={data.requests} />
      )}
    </section>
  );
}

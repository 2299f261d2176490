import type { RequestFilter } from '@lux/contracts/analytics/request-list.ts';
import { ListFilter } from 'lucide-react';
import inbox from 'openmoji/color/svg/1F4ED.svg?url';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import type { RequestRow } from './feed/request-row.ts';
import { useRequests } from './feed/use-requests.ts';
import { FeedBar, type Scope } from './feed-bar.tsx';
import { FilterForm } from './filter-form.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestsTable } from './requests-table.tsx';

/** Every request, newest on top; new ones appear by themselves. */
export function Requests() {
  const [narrowed, setNarrowed] = useState<RequestFilter>({});
  const [scope, setScope] = useState<Scope>('ai');
  const [opened, setOpened] = useState<RequestRow | null>(null);
  const filter = useMemo(() => filterOf(narrowed, scope), [narrowed, scope]);
  const requests = useRequests(filter);
  const { state, loading } = requests;

  return (
    <section aria-label="Anfragen" className="flex flex-col gap-4">
      <FeedBar
        state={state}
        isLive={requests.isLive}
        scope={scope}
        onScopeChange={setScope}
        onTogglePause={requests.togglePause}
        onLoadAll={requests.loadAll}
      />
      <details className="rounded-lg border border-line bg-surface-raised px-4 py-1 open:pb-4">
        <summary className="flex min-h-target cursor-pointer items-center gap-2 font-bold">
          <ListFilter aria-hidden className="size-5" />
          Filter
        </summary>
        <FilterForm onChange={setNarrowed} />
      </details>
      {loading === 'failed' && (
        <ErrorState
          title="Die Anfragen konnten nicht geladen werden."
          text="Bitte prüfen Sie die Verbindung und versuchen Sie es erneut."
          action={<Button onClick={requests.retry}>Erneut versuchen</Button>}
        />
      )}
      {loading === 'first' && state.length === 0 && <Skeleton className="h-96" />}
      {state.length > 0 && (
        <RequestsTable
          key={JSON.stringify(filter)}
          count={state.length}
          rowAt={requests.rowAt}
          addedOnTop={state.addedOnTop}
          hasOlder={requests.hasOlder}
          onNearEnd={requests.loadOlder}
          onOpen={setOpened}
        />
      )}
      {loading === 'idle' && state.length === 0 && (
        <EmptyState
          drawing={inbox}
          title="Keine Anfragen"
          text="Sobald ein Kind etwas fragt oder malt, steht es hier."
        />
      )}
      {opened && (
        <RequestDetails
          row={opened}
          onClose={() => setOpened(null)}
          onForgotten={() => {
            setOpened(null);
            requests.loadAll();
          }}
          onHandled={(id, handled) => {
            requests.change(id, { handled });
            setOpened({ ...opened, handled });
          }}
        />
      )}
    </section>
  );
}

function filterOf(narrowed: RequestFilter, scope: Scope): RequestFilter {
  if (scope === 'safety') return { safety: 'any', ...narrowed };
  return { ...narrowed, only: scope };
}

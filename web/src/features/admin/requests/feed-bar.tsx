import { Pause, Play, Radio, RefreshCw } from 'lucide-react';
import { Button } from '../../../components/controls/button.tsx';
import { ChoiceRow } from '../../../components/controls/choice-row.tsx';
import type { FeedState } from './feed/create-request-feed.ts';

/** `safety`: events of the child-safety gate only, with what was asked and answered. */
export type Scope = 'ai' | 'all' | 'safety';

interface FeedBarProps {
  state: FeedState;
  isLive: boolean;
  scope: Scope;
  onScopeChange: (scope: Scope) => void;
  onTogglePause: () => void;
  onLoadAll: () => void;
}

const number = (count: number) => count.toLocaleString('de-DE');

/** How the feed is doing, and what the admin can do about it. */
export function FeedBar({ state, isLive, scope, ...on }: FeedBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="w-full max-w-sm">
        <ChoiceRow
          label="Umfang"
          choices={[
            { value: 'ai', label: 'KI-Anfragen' },
            { value: 'all', label: 'Alle' },
            { value: 'safety', label: 'Sicherheit' },
          ]}
          value={scope}
          onChange={on.onScopeChange}
        />
      </div>
      <Button variant="outline" className="min-h-child-target!" onClick={on.onTogglePause}>
        {state.isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        {state.isPaused ? `Weiter (${number(state.waiting)} neue)` : 'Pause'}
      </Button>
      <p role="status" className="flex min-h-target items-center gap-2 text-ink-soft text-sm">
        <Radio aria-hidden className={`size-5 ${isLive ? 'text-success' : ''}`} />
        {statusText(state, isLive)}
      </p>
      {state.leftOut > 0 && (
        <p className="flex flex-wrap items-center gap-3 rounded-md bg-info-soft px-4 py-2 text-on-info-soft">
          Es kommen sehr viele Anfragen: Die Liste zeigt eine Auswahl, {number(state.leftOut)}{' '}
          fehlen darin.
          <Button variant="outline" onClick={on.onLoadAll}>
            <RefreshCw aria-hidden />
            Neu laden
          </Button>
        </p>
      )}
    </div>
  );
}

function statusText({ isPaused }: FeedState, isLive: boolean): string {
  if (!isLive) return 'Live-Verbindung wird aufgebaut …';
  if (isPaused) return 'Angehalten: Neue Anfragen warten.';
  return 'Neue Anfragen erscheinen sofort.';
}

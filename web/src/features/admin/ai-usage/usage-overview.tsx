import type { AiUsageReport } from '@lux/contracts/accounts/ai/ai-usage.ts';
import { CircleAlert } from 'lucide-react';
import { Card } from '../../../components/layout/card.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { aiAbilityNames } from '../ai-servers/ai-server-kinds.ts';
import { amountOf, inDollars, inNumbers, unitNames } from './usage-words.ts';
import { useAiUsage } from './use-ai-usage.ts';

/** In the overview: what models were asked for this month and by day and class, where there are any. */
export function UsageOverview() {
  const { usage } = useAiUsage();
  if (!usage) return null;
  const exhausted = usage.month.filter(({ isExhausted }) => isExhausted);
  if (usage.days.length === 0 && exhausted.length === 0) return null;
  const names = exhausted.map(({ ability }) => aiAbilityNames[ability]).join(', ');
  return (
    <>
      {exhausted.length > 0 && (
        <Card tone="warning" className="flex items-start gap-3">
          <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
          <p className="min-w-0">
            <strong>Obergrenze erreicht: {names}.</strong> Das macht LUX jetzt selbst, ohne
            Anbieter, bis zum {formatDate(usage.renewsOn)}. Höher setzen können Sie die Grenze unter
            „Einstellungen“.
          </p>
        </Card>
      )}
      <Card className="flex flex-col gap-5">
        <h2 className="text-lg">Verbrauch der KI</h2>
        <div className="grid gap-6 lg:grid-cols-2">
          <Month usage={usage} />
          <ChildHour usage={usage} />
        </div>
        <Days days={usage.days} />
      </Card>
    </>
  );
}

function Month({ usage }: { usage: AiUsageReport }) {
  return (
    <section aria-label="In diesem Monat">
      <h3 className="mb-2 font-bold">In diesem Monat</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {usage.month
          .filter(({ used, ceiling }) => used > 0 || ceiling !== null)
          .map(({ ability, used, ceiling }) => (
            <div key={ability} className="contents">
              <dt className="text-ink-soft">{aiAbilityNames[ability]}</dt>
              <dd className="tabular-nums">
                {inNumbers(used)}
                {ceiling === null ? '' : ` von ${inNumbers(ceiling)}`} {unitNames[ability]}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function ChildHour({ usage: { childHour } }: { usage: AiUsageReport }) {
  if (childHour.length === 0) return null;
  return (
    <section aria-label="Je Kind und Stunde">
      <h3 className="mb-2 font-bold">Je Kind und Stunde, geschätzt</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {childHour.map(({ ability, model, cost, asOf }) => (
          <div key={ability} className="contents">
            <dt className="text-ink-soft">{aiAbilityNames[ability]}</dt>
            <dd className="min-w-0 break-words tabular-nums">
              {inDollars(cost)}
              <span className="text-ink-soft">
                {' '}
                ({model}
                {asOf === null ? '' : `, Stand ${asOf}`})
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">
        Bei 40 Fragen und drei Bildern, nach Listenpreisen. Die Rechnung schreibt der Anbieter.
      </p>
    </section>
  );
}

const MOST_DAYS = 60;

function Days({ days }: Pick<AiUsageReport, 'days'>) {
  return (
    <section aria-label="Nach Tagen und Klassen">
      <h3 className="mb-2 font-bold">Nach Tagen und Klassen (30 Tage)</h3>
      <section
        aria-label="Tabelle des Verbrauchs"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto"
      >
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Verbrauch der KI nach Tagen und Klassen</caption>
          <thead className="sticky top-0 bg-surface-raised">
            <tr>
              {['Tag', 'Klasse', 'Wofür', 'Verbrauch', 'Kosten'].map((title) => (
                <th key={title} scope="col" className="py-2 pr-3">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.slice(0, MOST_DAYS).map((day) => (
              <tr
                key={[day.day, day.className, day.ability, day.host, day.model].join(' ')}
                className="border-line border-t align-top"
              >
                <td className="whitespace-nowrap py-1.5 pr-3 tabular-nums">
                  {formatDate(day.day)}
                </td>
                <td className="py-1.5 pr-3">{day.className ?? 'ohne Klasse'}</td>
                <td className="min-w-36 py-1.5 pr-3">
                  {aiAbilityNames[day.ability]}
                  <span className="block break-words text-ink-soft">{day.model}</span>
                </td>
                <td className="py-1.5 pr-3 tabular-nums">{amountOf(day)}</td>
                <td className="py-1.5 tabular-nums">{inDollars(day.cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

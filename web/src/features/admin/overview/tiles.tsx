import type { ReactNode } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import type { OverviewData } from './overview-query.ts';

interface TileProps {
  label: string;
  value: ReactNode;
  note?: string | undefined;
  tone?: 'plain' | 'warning' | undefined;
}

/** One key figure with its label. */
function Tile({ label, value, note, tone = 'plain' }: TileProps) {
  return (
    <Card tone={tone}>
      <dt className="text-sm">{label}</dt>
      <dd>
        <span className="block font-bold text-2xl tabular-nums">{value}</span>
        {note !== undefined && <span className="block text-sm">{note}</span>}
      </dd>
    </Card>
  );
}

const number = (count: number) => count.toLocaleString('de-DE');
const dollars = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'USD' });

interface TilesProps {
  stats: OverviewData['stats'];
  jobCounts: OverviewData['jobCounts'];
  tiers: OverviewData['health']['tiers'];
}

/** The key figures. */
export function Tiles({ stats, jobCounts, tiers }: TilesProps) {
  const { safety, usage } = stats;
  const isAllBuiltIn = tiers.every(({ tier }) => tier === 'built-in');
  const estimate = dollars.format(usage.paidTierDollars);
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Tile label="Anfragen insgesamt" value={number(stats.total)} />
      <Tile
        label="Gerade aktiv"
        value={number(stats.activeVisitors)}
        note="Besucher der letzten 5 Minuten"
      />
      <Tile
        label="Sicherheit, offen"
        value={number(safety.open)}
        note={`30 Tage: ${number(safety.crisis)} Gefahr, ${number(safety.blocked)} abgelehnt, ${number(safety.unclear)} nicht beurteilbar`}
        tone={safety.open > 0 ? 'warning' : 'plain'}
      />
      <Tile
        label="Warteschlange"
        value={number(jobCounts.queued + jobCounts.active)}
        note={`davon in Arbeit: ${number(jobCounts.active)}`}
      />
      <Tile
        label="Fehlgeschlagene Aufträge"
        value={number(jobCounts.failed)}
        note="der letzten 30 Tage"
        tone={jobCounts.failed > 0 ? 'warning' : 'plain'}
      />
      <Tile label="KI-Anfragen" value={number(usage.aiRequests)} note="der letzten 30 Tage" />
      <Tile label="Bilder" value={number(usage.pictures)} note="der letzten 30 Tage" />
      <Tile
        label="Kosten, geschätzt"
        value={isAllBuiltIn ? dollars.format(0) : `bis ${estimate}`}
        note={
          isAllBuiltIn
            ? `30 Tage; mit bezahltem Anbieter etwa ${estimate}`
            : '30 Tage, nach Listenpreisen; Eingebautes kostet nichts'
        }
      />
    </dl>
  );
}

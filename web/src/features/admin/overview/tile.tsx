import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';

interface TileProps {
  label: string;
  value: ReactNode;
  note?: string | undefined;
  tone?: 'plain' | 'warning' | undefined;
}

/** One number that counts, with its name. */
export function Tile({ label, value, note, tone = 'plain' }: TileProps) {
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

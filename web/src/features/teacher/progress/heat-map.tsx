import type {
  ClassProgress,
  FamilyProgress,
  TaskFamily,
} from '@lux/contracts/classroom/progress.ts';
import { Link } from 'react-router-dom';
import { SeatPicture } from '../../../components/seat-picture.tsx';
import { seatLink, secondsText } from './seat-link.ts';
import { SurenessSign, surenessLooks } from './sureness-sign.tsx';

interface HeatMapProps {
  caption: string;
  families: readonly TaskFamily[];
  seats: ClassProgress['seats'];
}

/** A row for each seat, a column for each family: sign, number and tint say the same. */
export function HeatMap({ caption, families, seats }: HeatMapProps) {
  return (
    <section
      data-scrolls
      aria-label={caption}
      className="overflow-x-auto rounded-lg border border-line bg-surface-raised"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">
          {caption}: richtige von allen Antworten, je Platz und Bereich
        </caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-surface-raised p-2 text-left">
              Platz
            </th>
            {families.map(({ id, label }) => (
              <th key={id} scope="col" className="min-w-20 max-w-28 p-2 align-bottom leading-tight">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, families: own }) => (
            <tr key={seat.id} className="border-line border-t">
              <th
                scope="row"
                className="sticky left-0 z-10 bg-surface-raised p-0 text-left font-normal"
              >
                <Link
                  to={seatLink(seat.id)}
                  className="flex min-h-target items-center gap-2 px-2 py-1 underline-offset-4 hover:underline"
                >
                  <SeatPicture sign={seat.sign} className="size-9" />
                  <span className="leading-tight max-sm:w-16">{seat.label}</span>
                </Link>
              </th>
              {families.map(({ id }) => (
                <Cell key={id} family={own.find((one) => one.id === id)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ family }: { family: FamilyProgress | undefined }) {
  const { cell, word } = surenessLooks[family?.sureness ?? 'unseen'];
  return (
    <td className={`border-line border-l p-1 text-center tabular-nums ${cell}`}>
      <span
        title={family && `${word}, ${secondsText(family.seconds)} für eine Antwort`}
        className="flex items-center justify-center gap-1.5 whitespace-nowrap"
      >
        <SurenessSign sureness={family?.sureness ?? 'unseen'} className="size-4" />
        <span className="sr-only">{word}</span>
        {family && (
          <span>
            {family.right}
            <span aria-hidden>/</span>
            <span className="sr-only"> von </span>
            {family.seen}
          </span>
        )}
      </span>
    </td>
  );
}

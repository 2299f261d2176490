import type { ClassProgress, FamilyProgress, Sureness } from '@lux/contracts/classroom/progress.ts';
import type { Column } from '../admin/exports/write-csv.ts';

type SeatAtAGlance = ClassProgress['seats'][number];

interface Row {
  seat: SeatAtAGlance;
  label: string;
  family: FamilyProgress;
}

const surenessWords: Record<Sureness, string> = {
  unseen: 'noch nicht geübt',
  unsure: 'noch unsicher',
  growing: 'auf dem Weg',
  sure: 'sicher',
};

/** A class as a table: a row for each seat and each family it has met. */
export const progressColumns: Column<Row>[] = [
  ['Platz', ({ seat }) => seat.seat.label],
  ['Bereich', ({ label }) => label],
  ['Gesehen', ({ family }) => family.seen],
  ['Richtig', ({ family }) => family.right],
  ['Sekunden im Schnitt', ({ family }) => family.seconds],
  ['Stand', ({ family }) => surenessWords[family.sureness]],
  ['Wörter in der Minute', ({ seat, family }) => (isReading(family) ? seat.wordsPerMinute : null)],
  ['Anteil gelesen', ({ seat, family }) => (isReading(family) ? seat.shareRead : null)],
  ['Nächster Schritt', ({ seat }) => seat.nextStep],
];

const isReading = ({ id }: FamilyProgress): boolean => id === 'reading';

/** Seats in the order of the room, families in the order in which they are learnt. */
export function progressRows({ families, seats }: ClassProgress): Row[] {
  return seats.flatMap((seat) =>
    families.flatMap(({ id, label }) => {
      const family = seat.families.find((own) => own.id === id);
      return family ? [{ seat, label, family }] : [];
    }),
  );
}

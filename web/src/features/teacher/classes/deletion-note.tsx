import type { SchoolClass } from '@lux/contracts/classroom/school-class.ts';
import { CalendarX2 } from 'lucide-react';
import { formatDate } from '../../../lib/format-date.ts';

/** Told for the last thirty days of a class that nobody has used for a year (CLASSROOM, retention). */
export function DeletionNote({ willBeDeletedAt }: Pick<SchoolClass, 'willBeDeletedAt'>) {
  if (willBeDeletedAt === undefined) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-warning-soft p-3 text-on-warning-soft">
      <CalendarX2 aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        Diese Klasse wird lange nicht benutzt. Am {formatDate(willBeDeletedAt)} wird sie gelöscht.
        Eine Stunde genügt, und sie bleibt.
      </span>
    </p>
  );
}

const PREFIXES = [
  'ab an auf aus bei ein fest fort her heim hin hoch los mit nach rauf raus rein rum runter um vor weg zu',
  'auseinander davon entgegen entlang heraus herein herum herunter hervor hinaus hinein hinterher hinunter',
  'kaputt vorbei weiter wieder zurück zusammen',
]
  .join(' ')
  .split(' ');

/** What stands apart from its verb, for a pattern: `vorbei` before `vor`, so that `vorbeikam` is of `kommen`. */
export const SEPARABLE_PREFIX = PREFIXES.toSorted((one, other) => other.length - one.length).join(
  '|',
);

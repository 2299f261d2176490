import type { Reading } from '../../sentence/reading.ts';
import type { Roles } from '../clause-roles.ts';
import type { ClauseVerb } from '../resolve-verb.ts';
import type { Clause } from '../split-clauses.ts';
import { act } from './act.ts';
import { addImplied } from './add-implied.ts';

/** "schaut aus dem Fenster": of a house, if none is said. */
export function looksOut(
  reading: Reading,
  { parts }: Clause,
  { entry, infinitive }: ClauseVerb,
  { subjects, around }: Roles,
) {
  if (around.some(({ preposition }) => preposition === 'aus')) return false;
  const out = parts.find(
    (part) =>
      part.kind === 'fixed' &&
      part.preposition === 'aus' &&
      /^(Fenster|Tür|Schornstein|Kamin|Dachluke)/.test(part.word),
  );
  if (!out && OUTWARD.test(infinitive)) return looksOutOfLast(reading, subjects);
  if (!out || entry.aus !== 'comesOutOf') return false;
  const house = reading.wish.figures.findIndex(({ hexcodes: [drawing = ''] }) =>
    /^1F3[EF]/.test(drawing),
  );
  const ship = reading.wish.figures.findIndex(({ hexcodes: [drawing = ''] }) =>
    WITH_WINDOWS.test(drawing),
  );
  const named = house >= 0 ? house : ship;
  const object = named >= 0 ? named : addImplied(reading, 'Haus', subjects[0] ?? 0);
  if (object === undefined) return false;
  const isWindow = out.kind === 'fixed' && out.word.startsWith('Fenster');
  const isChimney = out.kind === 'fixed' && /^(Schornstein|Kamin|Dachluke)/.test(out.word);
  if (isChimney) return act(reading, subjects, { sense: 'sitsOn', objects: [object], said: 'on' });
  return act(reading, subjects, {
    sense: isWindow ? 'sitsIn' : 'comesOutOf',
    objects: [object],
    said: 'in',
  });
}

const OUTWARD = /^(raus|heraus)(gucken|schauen|winken)$/;

/** "…, oben gucken zwei Kinder raus": out of what was named before. */
function looksOutOfLast(reading: Reading, subjects: number[]): boolean {
  const { wish, lexicon, removed } = reading;
  const object = wish.figures.findLastIndex(
    ({ hexcodes, person }, at) =>
      !person &&
      !removed.has(at) &&
      !subjects.includes(at) &&
      lexicon.classes.isA('inside', hexcodes),
  );
  return object >= 0 && act(reading, subjects, { sense: 'sitsIn', objects: [object], said: 'in' });
}

/** Ships, trains, buses and what flies have windows too. */
const WITH_WINDOWS =
  /^(1F68[0-9A-E]|1F69[0-9B]|1F6E[59]|1F6F[38B]|2708|own-(tram|ship|pirate-ship|submarine|tower|tree-house|carriage|camper|caravan|ghost-castle)(?![a-z]))/;

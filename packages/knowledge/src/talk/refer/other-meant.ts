import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import type { Step, Topic } from '../topic.ts';

/** "Nein, das andere, wo man …", "nee die zum Sitzen", "die andere, die vom Computer" */
const OTHER =
  /^(?:(?:nee?|nein|no|ach|hm+|quatsch|halt|aber|doch|und) )*(?:ich mein\w* )?(?:der|die|das|den|dem)( andere[nrsm]?)? ?(?:(?:der|die|das|den|dem) )?((?:wo|mit|von|vom|zum|zur|aus|auf|im|in|fur|am|beim|womit|bei) .+)$/;
const CORRECTS = /^(?:(?:ach|hm+|quatsch|halt|aber) )*(?:nee?|nein|no|ich mein\w*) /;
const BROAD = new Set([
  'Tier',
  'Säugetier',
  'Vogel',
  'Fisch',
  'Insekt',
  'Lebewesen',
  'Person',
  'Mensch',
  'Pflanze',
  'Land',
  'Stadt',
  'Beruf',
]);
const MADE = /^(?:mein|wirf|werf|spiel|benutz|brauch|mach|hab|geh)/;

const ASKS_BACK: Step['answer'] = {
  text: 'Dann weiß ich leider nicht, was du meinst. Sag mir, wie es heißt.',
  confidence: 0.3,
  isAdmission: true,
};

interface Known {
  things: readonly Thing[];
  entriesFor: (thing: Thing) => readonly Entry[];
  read: (question: string) => Said;
}

/**
 * Another thing of the name that was asked for, or another one of its kind, told by what it is for or where it
 * is: the question before with its name. null where nothing is corrected; none found is asked back for.
 */
export function otherMeant(
  said: Said,
  topic: Topic,
  { things, entriesFor, read }: Known,
): { whole: string } | { back: Step } | null {
  const [, other, about = ''] = OTHER.exec(said.folded) ?? [];
  const { thing } = topic;
  if (!thing || about === '' || !(other !== undefined || CORRECTS.test(said.folded))) return null;
  const keys = wordsOf(about)
    .filter((word) => !isStopWord(word))
    .map(lemmaKey)
    .filter((key) => !MADE.test(key));
  const asked = topic.asked?.[0];
  const mention = asked === undefined ? undefined : nameIn(read(asked), thing);
  const namesakes = mention?.things ?? [];
  const name = lemmaKey(wordsOf(thing.name)[0] ?? '');
  const alike = things.filter(
    (one) =>
      one !== thing &&
      (namesakes.includes(one) ||
        [one.name, ...one.also].some((called) => called.toLowerCase().endsWith(name)) ||
        one.isA.some((kind) => !BROAD.has(kind) && thing.isA.includes(kind))),
  );
  const found =
    keys.length === 0 ? undefined : alike.find((one) => isDescribed(one, keys, entriesFor));
  if (!found || !mention || asked === undefined)
    return { back: { answer: ASKS_BACK, topic, isClosed: true } };
  return { whole: withName(read(asked), mention, found) };
}

const nameIn = ({ mentions }: Said, thing: Thing) =>
  mentions.find(({ things }) => things.includes(thing)) ?? mentions[0];

/** Whether all that is said of it is said by its name or by what is known of it. */
function isDescribed(
  thing: Thing,
  keys: readonly string[],
  entriesFor: (thing: Thing) => readonly Entry[],
): boolean {
  const name = thing.name.toLowerCase();
  const spoken = new Set(
    entriesFor(thing).flatMap(({ asks, older }) => [...asks, older].flatMap(wordsOf).map(lemmaKey)),
  );
  return keys.every((key) => name.includes(key) || spoken.has(key));
}

function withName(
  { words }: Said,
  { start, end, rest }: { start: number; end: number; rest?: string | undefined },
  { name }: Thing,
): string {
  return [...words.slice(0, start), `${name}${rest ?? ''}`, ...words.slice(end)].join(' ');
}

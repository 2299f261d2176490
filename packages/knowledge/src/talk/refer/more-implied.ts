import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { wordsOf } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';
import { withThing } from '../whole/name-pronoun.ts';

type Names = Pick<NameIndex, 'findExact'>;

const SMALL = '(?:da|dort|denn|eigentlich|schon|schonmal|mal|einmal|uberhaupt|noch)';
const SOMEBODY =
  '(?:einer|jemand|wer|irgendwer|irgendjemand|menschen?|leute|astronauten?|ein mensch)';
/** "War da schon mal einer?", "waren schon Menschen dort?" */
const BEEN_THERE = new RegExp(
  `^(?:und |aber )?(?:war|waren|ist|sind) (?:${SMALL} )*${SOMEBODY}(?: (?:${SMALL}|drauf|oben|hin|gewesen|gelandet|hingeflogen|hingekommen))*[ ?.!]*$`,
);
const THERE = /\b(?:da|dort|drauf|oben|hin|hingeflogen|hingekommen|gelandet)\b/;
/** "Passiert das bei uns auch?" is written out as of Germany. */
const HERE =
  /^(?:und |aber )?(?:passiert|passieren|gibt es|gibts|kommt|kommen|geht) (?:das|der|die|den|es|so was|sowas|solche|welche) (?:(?:auch|hier|denn|in deutschland|schon|mal) )*(?:auch|hier|deutschland|vor)[ ?.!]*$/;
const OF_GERMANY = /\b(?:hier|deutschland)\b/;
/** Only who lives is asked so. */
const OF_LIFE =
  /\b(?:lebt|leben|lebte|lebten) (?:der|die|er|sie)\b|\b(?:ist|sind|war) (?:der|er|die|sie) (?:\w+ ){0,2}(?:tot|gestorben|geboren|verheiratet)\b|\bwann (?:starb|lebte) (?:der|er|die|sie)\b|\b(?:aus welchem land|woher) (?:kam|kommt|stammt|stammte) (?:der|er|die|sie)\b|\bhatte? (?:der|er|die|sie) (?:\w+ )?(?:kinder|frau|mann|geschwister)\b/;
/** "Und wer frisst die?" asks for their enemies. */
const EATEN = /^(?:und |aber )?(?:wer|welche tiere?) (?:frisst|fressen|jagt|jagen|isst|essen) /;

const isLiving = ({ isA }: Thing) =>
  isA.some((kind) =>
    /tier$|^(?:Vogel|Fisch|Insekt|Pflanze|Person|Mensch|Volk|Beruf|Gruppe)/iu.test(kind),
  );

/** Whether it asks who was at the place that is talked of, or of the life of what never lived. */
export const needsImplied = ({ folded }: Said, { thing }: Topic): boolean =>
  thing !== undefined &&
  ((BEEN_THERE.test(folded) && THERE.test(folded)) || (OF_LIFE.test(folded) && !isLiving(thing)));

/** Whole questions that a few words mean in a talk, where they name nobody themselves. */
export function moreImplied(said: Said, { entry, thing }: Topic, names: Names): string[] {
  const { folded } = said;
  if (!thing) return [];
  if (BEEN_THERE.test(folded) && THERE.test(folded)) {
    const at = thing.isA.some((kind) => /Planet|Himmelskörper|Mond|Stern|Insel|Berg/u.test(kind));
    const place = `${at ? 'auf' : 'in'} ${thing.article === '-' ? '' : thing.article === 'die' ? 'der ' : 'dem '}${thing.name}`;
    return [`waren schon Menschen ${place}`, `wer war als erster Mensch ${place}`];
  }
  if (HERE.test(folded) && OF_GERMANY.test(folded))
    return [`gibt es in deutschland ${thing.plural ?? thing.name}`];
  if (
    EATEN.test(folded) &&
    (said.mentions.length === 0 || said.mentions.some((one) => one.things.includes(thing)))
  )
    return [`welche Feinde hat ${thing.name}`];
  if (!OF_LIFE.test(folded) || isLiving(thing) || !entry) return [];
  const people = names
    .findExact(wordsOf(entry.young))
    .flatMap(({ rest, things: [one] }) => (one && rest === undefined ? [one] : []))
    .filter(({ isA }) =>
      isA.some((kind) => /^(?:Person|Mensch|\p{L}*erfinder\p{L}*)$/iu.test(kind)),
    );
  return [...new Set(people)].slice(0, 1).flatMap((one) => withThing(said, one) ?? []);
}

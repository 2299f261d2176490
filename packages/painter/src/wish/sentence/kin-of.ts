import type { NounReading, ReadWord } from '../words/read-word.ts';
import { lastAlive, type Reading } from './reading.ts';

/** "ein Babydrache mit seiner Mama": she is a dragon too. */
export function parentOf(reading: Reading, noun: NounReading): NounReading {
  // "drei Küken sitzen im Nest und die Mama bringt einen Wurm": where nobody else is, theirs.
  const isTheirs =
    /^(sein|ihr)(e|er|em|en)?$/.test(reading.phrase.article) ||
    (/^(die|der)$/.test(reading.phrase.article) && isOfYoung(reading));
  const isBaby =
    /^(Baby|Junges|Jungtier)$/.test(noun.person?.word ?? '') && reading.preposition === 'mit';
  const owner = isTheirs || isBaby ? lastAlive(reading) : undefined;
  const child = owner === undefined ? undefined : reading.wish.figures[owner];
  if (!noun.person || !child || child.person || noun.person.isName) return noun;
  if (
    !/^(Mama|Papa|Mutter|Vater|Mami|Papi|Eltern|Bruder|Schwester|Kind|Baby|Junge)/.test(
      noun.person.word,
    )
  )
    return noun;
  reading.phrase.size ??= /^(Kind|Baby|Junge)/.test(noun.person.word) ? 0.62 : 1.1;
  if (/^Jungen$/.test(noun.person.word)) reading.phrase.count ??= 3;
  const { hexcodes } = child;
  return { entry: { label: noun.person.word, hexcodes, rank: 0 } };
}

/** "Hasenfamilie": several hares; "Dinobaby": a small dinosaur. */
export function familyOf(reading: Reading, word: ReadWord, noun: NounReading): NounReading {
  const isBaby = /^(Baby|Kind)$/.test(noun.entry.label);
  const isElder = /^(Mama|Papa|Mutter|Vater|Oma|Opa|Mami|Papi)$/.test(noun.entry.label);
  if (!(isBaby || isElder || noun.entry.label === 'Familie') || !word.modifier) return noun;
  const animal = reading.lexicon.find(word.modifier, 0.5);
  if (!animal?.hexcodes.length || !reading.lexicon.classes.isAlive(animal.hexcodes)) return noun;
  if (isBaby || isElder) {
    reading.phrase.size ??= isBaby ? 0.62 : 1.1;
    return { entry: { ...animal, label: word.text } };
  }
  reading.phrase.count ??= 4;
  return { entry: animal };
}

const YOUNG = /^(küken|.*baby|welpe|junges|kätzchen|ferkel|fohlen|lamm|kitz)/i;

/** Young animals and nobody else were named. */
const isOfYoung = ({ wish }: Reading) =>
  wish.figures.some(({ label }) => YOUNG.test(label)) && !wish.figures.some(({ person }) => person);

import type { createWordDesk } from '@lux/word-desk/desk/create-word-desk.ts';

type Desk = Pick<ReturnType<typeof createWordDesk>, 'classOf' | 'isNoun'>;

const AUXILIARY =
  /^(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatten?|kann|können|konnten?|darf|dürfen|muss|müssen|mussten?|will|wollen|mag|mögen)$/u;
const THIRD_PERSON = /(?:t|en|ern|eln)$/u;
/** May stand between the verb and whom it is about. */
const BEFORE_NOUN =
  /^(?:der|die|das|eine?|alle|manche|viele|junge|kleine|große|alte|echte|wilde|auch|denn|eigentlich|so)$/u;
/** "Leben in der Wüste auch Fische"; but "war im Zoo" is told of oneself. */
const PLACE = /^(?:in|im|auf|am|unter|bei|beim|dem|den)$/u;
const OF_SEVERAL = /(?:en|ern|eln)$/u;
const MOST_BEFORE = 3;
const FEWEST = 3;
/** Of oneself, of LUX and of one's own people it is told with the verb first, too: "war cool mit Papa". */
const OF_OURSELVES =
  /^(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|du|dich|dir|dein\p{L}*|ihr|euch|mama|papa|mami|papi|oma|opa)$/u;
/** "Hat Spaß gemacht", "tut weh", "ist Pause": said of nobody who is named. */
const STATE =
  /^(?:spaß|angst|hunger|durst|ärger|streit|glück|pech|lust|heimweh|fieber|geburtstag|ferien|schule|pause|feierabend|zeit|besuch|recht|schuld|stress|bauchweh|kopfweh|mist|quatsch|schluss|schade|bescheid|nix|nichts)$/u;
const NO_NOUN = /^[AVGP]$/u;

/**
 * Writes the question mark that no recogniser hears behind a sentence with its verb before whom it is about:
 * "schlafen Fische mit offenen Augen", "ist Hagel gefrorener Regen".
 */
export function createVerbFirst({ classOf, isNoun }: Desk): (said: string) => string {
  const isVerb = (word: string) =>
    AUXILIARY.test(word) || (classOf(word) === 'V' && THIRD_PERSON.test(word) && !isNoun(word));
  /** An unknown word is a name where a verb that is known stands before it. */
  const isName = (word: string) =>
    word.length > 2 && !STATE.test(word) && (isNoun(word) || !NO_NOUN.test(classOf(word)));

  return function withQuestionMark(said) {
    if (/[?!.,;]/u.test(said)) return said;
    const words = said.toLowerCase().match(/\p{L}+/gu) ?? [];
    const [verb = '', ...rest] = words;
    if (words.length < FEWEST || !isVerb(verb)) return said;
    if (words.some((word) => OF_OURSELVES.test(word))) return said;
    const mayNamePlace = !AUXILIARY.test(verb) && OF_SEVERAL.test(verb);
    const isBefore = (word: string) => BEFORE_NOUN.test(word) || (mayNamePlace && PLACE.test(word));
    const at = rest.findIndex((word) => !isBefore(word));
    const name = rest[at];
    if (name === undefined || at > MOST_BEFORE || !isName(name)) return said;
    return `${said}?`;
  };
}

import type { WordClass } from '@lux/word-desk/desk/class-of-word.ts';
import type { SpokenWordsFile } from '../feelings-file.ts';
import { duFormOf, ihrFormOf, isThirdPerson, lastDuFormOf } from './turn-verbs.ts';

/** The words of one's own, as who is spoken to has them. */
export const TURNED: Record<string, string> = {
  mich: 'dich',
  mir: 'dir',
  mein: 'dein',
  meine: 'deine',
  meinen: 'deinen',
  meinem: 'deinem',
  meiner: 'deiner',
  meines: 'deines',
  uns: 'euch',
  unser: 'euer',
  unsere: 'eure',
  unserem: 'eurem',
  unseren: 'euren',
  unserer: 'eurer',
};
export const CONJUNCTION =
  /^(?:weil|dass|wenn|als|obwohl|damit|seit|seitdem|bevor|bis|nachdem|falls|während)$/;
const JOINT = /^(?:weil|dass|wenn|als|obwohl|damit|seitdem|bevor|nachdem|falls|während|und|aber)$/;
/** "Und ich nie" has no verb of its own. */
const VERBLESS = /^(?:nie|nicht|auch|gar)$/;
const FINITE =
  /^(?:ist|sind|hat|haben|war|waren|wird|wurde|will|kann|darf|muss|soll|mag|tut|fehlt|fehlen|macht|ärgert|nervt|liegt|zieht|bekommt|kriegt|schreit|weint|spielt|redet|lacht|geht|gehts)$/;

export interface Turned {
  words: string[];
  /** Places in the child's words where a verb of "ich" or "wir" was turned. */
  hasTurnedVerb: boolean;
}

/** First to second person: "ich hab mich gefreut" becomes "du hast dich gefreut". */
export function createTurnPerson(
  { du, ihr }: Pick<SpokenWordsFile, 'du' | 'ihr'>,
  classOf: (word: string) => WordClass = () => '?',
) {
  /** Null where a verb of "ich" or "wir" is not known. */
  return function turnPerson(words: string[]): Turned | null {
    const lower = words.map((word) => word.toLowerCase().replace(/,$/, ''));
    const result = words.map((word, at) => {
      const other = TURNED[lower[at] ?? ''];
      return other === undefined ? word : keepComma(other, word);
    });
    const isTurned = new Set<number>();
    for (const person of ['ich', 'wir'] as const) {
      for (let at = lower.indexOf(person); at !== -1; at = lower.indexOf(person, at + 1)) {
        if (/^(?:und|aber)$/.test(lower[at - 1] ?? '') && VERBLESS.test(lower[at + 1] ?? '')) {
          result[at] = person === 'ich' ? 'du' : 'ihr';
          continue;
        }
        const many = ihr[lower[at + 1] ?? ''];
        if (person === 'ich' && lower[at - 1] === 'und' && many !== undefined) {
          // "Meine Freundin und ich haben uns vertragen."
          isTurned.add(at + 1);
          result[at] = 'du';
          result[at + 1] = keepComma(many, words[at + 1] ?? '');
          continue;
        }
        const verb = verbOf(words, lower, at, isTurned);
        if (!verb || startsAnew(words, at, verb.at)) return null;
        isTurned.add(verb.at);
        result[at] = person === 'ich' ? 'du' : 'ihr';
        result[verb.at] = keepComma(verb.form, words[verb.at] ?? '');
      }
    }
    // "Wir sitzen im Auto und fahren heim": the second verb turns with the first.
    for (const [at, word] of lower.entries()) {
      if (isTurned.has(at) || lower[at - 1] !== 'und' || !lower.slice(0, at).includes('wir'))
        continue;
      const form = ihr[word] ?? (classOf(word) === 'V' ? ihrFormOf(word, ihr) : undefined);
      if (form === undefined) continue;
      isTurned.add(at);
      result[at] = keepComma(form, words[at] ?? '');
    }
    const first = lower[0] ?? '';
    if (!lower.includes('ich') && !lower.includes('wir') && du[first] !== undefined) {
      // "bin traurig": the person is left out.
      isTurned.add(0);
      result[0] = `du ${du[first]}`;
    }
    for (const [at, word] of lower.entries()) {
      if (isTurned.has(at)) continue;
      const form = /^(?:bin|habe?|vermisse?)$/.test(word)
        ? du[word]
        : lower[at - 1] === 'und' && lower.slice(0, at).includes('ich') && isLeftVerb(word, 'und')
          ? lastDuFormOf(word, du)
          : undefined;
      if (form === undefined) continue;
      result[at] = keepComma(form, words[at] ?? '');
      isTurned.add(at);
    }
    const persons = lower.filter(
      (word, at) => /^(?:ich|wir)$/.test(word) && !VERBLESS.test(lower[at + 1] ?? ''),
    ).length;
    const joints =
      lower.filter((word) => JOINT.test(word)).length +
      words.filter((word) => word.endsWith(',')).length;
    const isFiniteVerb = (word: string, at: number) =>
      FINITE.test(word) ||
      (classOf(word) === 'V' &&
        isThirdPerson(word) &&
        at < lower.length - 1 &&
        !JOINT.test(lower[at + 1] ?? ''));
    const verbs = lower.filter((word, at) => isTurned.has(at) || isFiniteVerb(word, at)).length;
    const isDoubtful =
      Math.max(persons, verbs) > joints + 1 ||
      (persons > 0 &&
        lower.includes('und') &&
        lower.some((word, at) => isLeftVerb(word, lower[at - 1]) && !isTurned.has(at)));
    if (isDoubtful) return null;
    return { words: result.flatMap((word) => word.split(' ')), hasTurnedVerb: isTurned.size > 0 };
  };

  /** "Ich wein und hau zurück": a verb whose person is said only once. */
  function isLeftVerb(word: string, before: string | undefined): boolean {
    return du[word] !== undefined || (before === 'und' && lastDuFormOf(word, du) !== undefined);
  }

  function verbOf(words: string[], lower: string[], at: number, isTaken: Set<number>) {
    const isIch = lower[at] === 'ich';
    const known = isIch ? du : ihr;
    const formOf = isIch ? duFormOf : ihrFormOf;
    const start = lower.slice(0, at).findLastIndex((word) => CONJUNCTION.test(word));
    const isSubordinate =
      start !== -1 && !words.slice(start, at).some((word) => word.endsWith(','));
    const form = (place: number, read: typeof formOf) => {
      const isFree = place >= 0 && place < words.length && !isTaken.has(place);
      const written = words[place] ?? '';
      if (!isFree || (place > 0 && /^\p{Lu}/u.test(written))) return undefined;
      const turned = read(lower[place] ?? '', known);
      return turned === undefined ? undefined : { at: place, form: turned };
    };
    if (isSubordinate) {
      // Behind "weil" the verb stands at the end.
      const comma = words.findIndex((word, place) => place >= at && word.endsWith(','));
      const next = lower.findIndex((word, place) => place > at && JOINT.test(word));
      const end = comma !== -1 ? comma : (next === -1 ? lower.length : next) - 1;
      return form(end, isIch ? lastDuFormOf : ihrFormOf);
    }
    const listed = (word: string) => known[word];
    const isFirst =
      at === 0 || JOINT.test(lower[at - 1] ?? '') || (words[at - 1] ?? '').endsWith(',');
    return form(at + 1, listed) ?? form(at - 1, listed) ?? form(isFirst ? at + 1 : at - 1, formOf);
  }

  /** "es donnert ich hab angst": two sentences without a joint. */
  function startsAnew(words: string[], at: number, verbAt: number): boolean {
    const before = words[at - 1];
    const joins = (word: string) => JOINT.test(word.toLowerCase()) || word.endsWith(',');
    if (verbAt === at + 1) return before !== undefined && !joins(before);
    // "Mathe und Flöte, das schaff ich nie": "das" takes up what was said.
    const takenUp = words[verbAt - 2];
    return (
      verbAt === at - 1 &&
      takenUp !== undefined &&
      /^(?:das|dann|da|den|so)$/i.test(words[verbAt - 1] ?? '') &&
      !joins(takenUp)
    );
  }
}

/** Whether a word of a turned sentence can be its verb. */
export const isVerb = (word: string): boolean => isThirdPerson(word.toLowerCase());

export const keepComma = (word: string, before: string) =>
  before.endsWith(',') ? `${word},` : word;

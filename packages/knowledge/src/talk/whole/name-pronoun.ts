import type { Thing } from '../../content/thing.ts';
import { fold } from '../../recognition/words.ts';
import { AFTER_PRONOUN, NOUN_BEHIND, type Said } from '../said/said.ts';
import { isPlural } from '../telling/say.ts';
import { tokensOf } from './word-tokens.ts';

const WHO = /^(?:er|sie|es|ihn|ihm|ihnen|die|der|das|den|dem|denen)$/;
const OWNED = /^(?:seine?[nmrs]?|ihre?[nmrs]?|deren|dessen)$/;
const IS_LAND = /(?<!\p{L})(?:Land|Stadt|Kontinent|Bundesland)(?!\p{L})/u;
const IS_ONE = /^eine?[rs]?$/;
const PLACE = /^(?:da|dort|drin|darin|dahin|dorthin)$/;
const OF_IT = /^(?:davon|dazu)$/;
const MANY = /^(?:sind|waren|haben|\p{L}+en)$/u;
const IMPERSONAL = /^(?:gibt|gab|gibts|regnet|schneit|geht)$/;
/** What may stand behind a pronoun that is one, and no article. */
const isNoNoun = (word: string) =>
  !NOUN_BEHIND.test(word) && (AFTER_PRONOUN.test(word) || ENDS_NOUN.test(word));
const ENDS_NOUN = /^(?:\p{L}+(?:t|en|st|lich|ig)|\p{L}{1,4})$/u;

/** "Haben die Zähne?": no teeth are asked about, but whose they may be. */
export const HAVE_THEY =
  /^(?:und )?(?:(?:warum|wieso|weshalb|wozu) )?(?:haben|hat|fressen|frisst|legen|legt|essen|isst|trinken|trinkt|brauchen|braucht|bekommen|bekommt|kriegen|kriegt|bauen|baut|mogen|mag) (?:die|der|das) [a-z]+$/;

/** The name as it stands in a question: many of them where the verb says so. */
function nameFor(thing: Thing, verb: string): string {
  const isMany = MANY.test(fold(verb)) && !isPlural(thing) && thing.article !== '-';
  return isMany && thing.plural !== undefined ? thing.plural : thing.name;
}

/** A question that says "der" or "da" with the name instead; null where it says neither. */
export function withThing(said: Said, thing: Thing): string | null {
  const { mentions, words } = said;
  const tokens = [...tokensOf(said)];
  const isLed = /^(?:und|aber|oder)$/.test(words[0] ?? '') && words.length > 2;
  const joined = () => tokens.slice(isLed ? 1 : 0).join(' ');
  const one = words.length - 1;
  // "Gibt es bei uns auch welche?", "gibts da einen?"
  if (
    /^gibts?$/.test(words[isLed ? 1 : 0] ?? '') &&
    /^(?:welche|solche|sowas|eine?[nrs]?|keine?[nrs]?)$/.test(words[one] ?? '')
  ) {
    tokens[one] = thing.plural ?? thing.name;
    return joined();
  }
  if (!said.hasPronoun && !HAVE_THEY.test(said.folded)) return null;
  const named = new Set(mentions.flatMap(({ start, end }) => range(start, end)));
  // "Ist der Wal auch eins?" of mammals asks whether it is one of them.
  if (
    /^(?:ist|sind)$/.test(words[isLed ? 1 : 0] ?? '') &&
    IS_ONE.test(words[one] ?? '') &&
    named.size > 0
  ) {
    const article = thing.article === 'die' ? 'eine' : 'ein';
    const end = /^(?:auch|denn)$/.test(words[one - 1] ?? '') ? one - 1 : one;
    tokens.splice(end, words.length - end, article, thing.name);
    return joined();
  }
  const owner = words.findIndex((word, at) => at > 0 && OWNED.test(word));
  if (owner >= 0 && owner + 1 < words.length) {
    tokens.splice(owner, 2, 'der', tokens[owner + 1] ?? '', 'von', thing.name);
    return joined();
  }
  const who = words.findIndex(
    (word, at) =>
      at > 0 &&
      WHO.test(word) &&
      !named.has(at) &&
      !named.has(at + 1) &&
      !(word === 'es' && IMPERSONAL.test(words[at - 1] ?? '')) &&
      (at + 1 === words.length || isNoNoun(words[at + 1] ?? '')),
  );
  if (who >= 0) {
    const there = words.findIndex((word, at) => at > who && /^(?:da|dort)$/.test(word));
    // "Was essen die da?" of a country asks of those who live there.
    if (there > 0 && IS_LAND.test(thing.isA.join(' '))) {
      tokens[who] = 'man';
      tokens[there] = `in ${thing.name}`;
      return joined();
    }
    tokens[who] = nameFor(thing, words[who - 1] ?? '');
    return joined();
  }
  // "Legt der Eier?"
  const subject = words.findIndex(
    (word, at) =>
      at > 0 &&
      at <= 3 &&
      /^(?:der|die|er|sie|das)$/.test(word) &&
      (named.has(at + 1) || (at + 2 === words.length && HAVE_THEY.test(said.folded))),
  );
  if (subject >= 0) {
    tokens[subject] = nameFor(thing, words[subject - 1] ?? '');
    return joined();
  }
  const place = words.findIndex((word) => PLACE.test(word));
  if (place >= 0) {
    const before = thing.isA.some((kind) => /Planet|Himmelskörper|Insel|Berg/.test(kind))
      ? 'auf'
      : 'in';
    const isThere = words[place + 1] === 'hin' || words[place] === 'dahin';
    const to = thing.article === 'die' ? 'zur' : 'zum';
    tokens.splice(
      place,
      words[place + 1] === 'hin' ? 2 : 1,
      ...(isThere ? [to] : placeBefore(before, thing)),
      thing.name,
    );
    return joined();
  }
  const part = words.findIndex((word) => OF_IT.test(word));
  if (part < 0 || /\b(?:welche[rs]?|wer)\b/.test(said.folded)) return null;
  tokens[part] = `von ${thing.name}`;
  return joined();
}

/** "In Italien", "im Wald", "auf der Sonne". */
function placeBefore(before: 'auf' | 'in', { article }: Thing): string[] {
  if (article === '-') return [before];
  if (article === 'die') return [before, 'der'];
  return before === 'in' ? ['im'] : [before, 'dem'];
}

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, place) => start + place);

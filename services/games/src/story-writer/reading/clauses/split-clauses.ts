import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { splitWords } from '../../grammar/words.ts';
import type { Language } from '../../language/create-language.ts';

export interface RawClause {
  words: string[];
  /** `weil`, `dass`, `als`: its verb stands last. */
  isSubordinate: boolean;
  sentence: number;
}

const SPEECH = /[„“"»][^„“”"«»]*[“”"«]/gu;
const CONNECTIVE =
  /^(?:und|aber|oder|denn|doch|sondern|dann|danach|plötzlich|da|jetzt|nun|deshalb|also|daraufhin|später)$/iu;
const SUBORDINATE =
  /^(?:weil|dass|als|wenn|ob|nachdem|obwohl|bevor|damit|während|wo|was|wie|warum|sobald|bis|wer)$/iu;
const PRONOUN = /^(?:er|sie|es|ich|wir|der|die|das|man)$/iu;
const STARTS = /^(?:und|aber|oder|denn|doch|sondern)$/iu;

/** The sentences of a text, in which nobody speaks. */
export function toldSentences(text: string): string[] {
  return splitSentences(text.replaceAll(SPEECH, ' , '));
}

/** A child's text as clauses, each with one doing, also where no sign stands between them. */
export function splitClauses(text: string, language: Language): RawClause[] {
  return toldSentences(text).flatMap((sentence, number) =>
    sentence
      .split(/[,;:–()…!?.]+/u)
      .map(splitWords)
      .filter((words) => words.length > 0)
      .flatMap((words) => divide(words, language))
      .map((words) => ({
        words,
        isSubordinate: SUBORDINATE.test(words[0] ?? '') || isRelative(words, language),
        sentence: number,
      })),
  );
}

/** `die um Brot bat` */
function isRelative(words: readonly string[], language: Language): boolean {
  const last = words.at(-1) ?? '';
  const isPronoun = /^(?:der|die|das|den|dem|deren|dessen)$/u.test(words[0] ?? '');
  return (
    isPronoun &&
    words.length > 2 &&
    (language.finite(last).length > 0 || language.isJoined(last)) &&
    (/^\p{Lu}/u.test(words[1] ?? '') || language.finite(words[1] ?? '').length === 0)
  );
}

/** Divides words without signs where another doing begins. */
function divide(words: string[], language: Language): string[][] {
  const isDoing = (at: number) => {
    const word = words[at] ?? '';
    if (at > 0 && /^\p{Lu}/u.test(word)) return false;
    if (
      /^(?:ein|eine|einen|einem|einer|meine|deine|seine|weiß)$/u.test(word) &&
      /^(?:\p{Lu}|\p{Ll}+e[nrsm]?$)/u.test(words[at + 1] ?? '')
    )
      return false;
    if (language.isJoined(word) && !language.isInfinitive(word)) return true;
    return (
      language.finite(word).some(({ person }) => person !== 'du') &&
      !isInfinitiveHere(words, at, language)
    );
  };
  const clauses: string[][] = [];
  let start = 0;
  let hasDoing = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    // `Als ich mich umgedreht habe war Mama weg`
    const isBehindVerb =
      SUBORDINATE.test(words[start] ?? '') &&
      isDoing(at) &&
      isDoing(at - 1) &&
      at > start + 2 &&
      at < words.length - 1 &&
      !language.isInfinitive(words[at - 1] ?? '') &&
      language.participle(words[at - 1] ?? '') === null;
    const goesOn = hasDoing && at > start + 1 && (isBehindVerb || beginsClause(words, at, isDoing));
    if (goesOn) {
      clauses.push(words.slice(start, at));
      start = at;
      hasDoing = false;
    }
    if (isDoing(at) || /^(?:möchte|möchten|würde|hätte|wäre)$/u.test(word)) hasDoing = true;
  }
  clauses.push(words.slice(start));
  return clauses;
}

function beginsClause(
  words: readonly string[],
  at: number,
  isDoing: (at: number) => boolean,
): boolean {
  const word = words[at] ?? '';
  const ahead = (most: number) => {
    for (let next = at + 1; next <= at + most && next < words.length; next += 1) {
      if (isDoing(next)) return true;
    }
    return false;
  };
  if (SUBORDINATE.test(word) && !/^(?:wie|wo|was|bis|während)$/iu.test(word)) return ahead(12);
  // `Das ist doch nicht passiert`: behind its verb it divides nothing.
  const isFollowed = ahead(4) && !isDoing(at + 1) && !PARTICLE.test(words[at + 1] ?? '');
  if (/^(?:doch|aber)$/iu.test(word) && isDoing(at - 1) && !isFollowed) return false;
  if (STARTS.test(word)) return ahead(7);
  if (CONNECTIVE.test(word)) return isDoing(at + 1) || (/^auf$/.test(word) && isDoing(at + 2));
  if (/^auf$/u.test(word) && words[at + 1] === 'einmal') return isDoing(at + 2);
  // `sie hat einen Drachen gesehen der war böse`
  if (PRONOUN.test(word) && isDoing(at + 1)) {
    const before = words[at - 1] ?? '';
    // `so schnell sie konnte`
    if (/^so$/iu.test(words[at - 2] ?? '')) return false;
    return (
      !SUBORDINATE.test(before) &&
      !STARTS.test(before) &&
      !CONNECTIVE.test(before) &&
      !isDoing(at - 1)
    );
  }
  return false;
}

/** `wir wollten gehen`: what stands last is no doing of its own. */
function isInfinitiveHere(words: readonly string[], at: number, language: Language): boolean {
  const word = words[at] ?? '';
  if (!language.isInfinitive(word) && language.participle(word) === null) return false;
  // `hat gesagt es vermisst ihn`: behind a participle and a pronoun it is a doing.
  const isAfterSaying =
    /^(?:er|sie|es|ich|wir)$/u.test(words[at - 1] ?? '') &&
    language.participle((words[at - 2] ?? '').toLowerCase()) !== null;
  if (isAfterSaying && language.finite(word).length > 0) return false;
  const near = words.slice(Math.max(0, at - 9), at);
  // `Das Rad bleibt plötzlich stehen`
  if (STAYING.test(word) && near.some((one) => /^(?:bleib|blieb)(?:e?t|e|en)?$/u.test(one)))
    return true;
  // A helper on the other side of `aber` is of another clause.
  const border = near.findLastIndex((one, place) => {
    if (
      !STARTS.test(one) ||
      (/^(?:doch|aber)$/iu.test(one) &&
        HELPER.test(near[place - 1] ?? '') &&
        PARTICLE.test(near[place + 1] ?? ''))
    )
      return false;
    const isAnd = /^(?:und|oder)$/iu.test(one);
    return !isAnd || /^(?:der|die|das|er|sie|es|ich|wir|alle|keiner)$/u.test(near[place + 1] ?? '');
  });
  const before = near.slice(border + 1);
  return before.some((one) => HELPER.test(one));
}

/** `Er kann aber noch nicht …`: these follow an `aber` that divides nothing. */
const PARTICLE = /^(?:noch|auch|nicht|gar|so|schon|nur|alle|leider|trotzdem|kein\p{L}*)$/iu;

const STAYING = /^(?:stehen|stecken|liegen|hängen|sitzen|kleben)$/u;
/** Behind these an infinitive or a participle follows. */
const HELPER =
  /^(?:will|wollen|wollte|wollten|kann|können|konnte|konnten|muss|müssen|musste|mussten|soll|sollen|sollte|sollten|darf|dürfen|durfte|durften|möchte|möchten|würde|lassen|ließ|wird|werden|wurde|wurden|hat|haben|hatte|hatten|habe|hab|ist|sind|war|waren|bin|zu)$/u;

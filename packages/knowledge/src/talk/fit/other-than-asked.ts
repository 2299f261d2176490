import type { Entry } from '../../content/entries.ts';
import { fold, isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import type { Said } from '../said/said.ts';
import { isAmong } from '../telling/choose-entry.ts';

/** It begins with its verb, and wants a yes or a no. */
const ASKS_WHETHER =
  /^(?:(?:und|aber|oder|also|ja) )*(?:ist|sind|war|waren|hat|haben|hatte\w*|kann|konnen|konnte\w*|gibts?|gab|darf|durf\w*|muss\w*|wird|werden|wurde\w*|soll\w*|\w{3,}(?:t|en) (?:der|die|das|sie|er|es|ihre?|eine?|man|ich|wir|alle|in|im|auf|bei)(?!\w))/;
const ASKS_BY_WORD =
  /^(?:(?:und|aber|oder|also|ja) )*(?:(?:in|an|auf|aus|mit|von|bei|fur|zu|um|durch) )?(?:was|wie|wer|wen|wem|wo\w*|wann|warum|wieso|weshalb|welche\w*)(?!\w)/;
export const SAYS_YES = /^(?:Ja|Nein|Doch)[,.!:]? (?=\p{L})/u;

/** "Was zieht ein Magnet an?" is not answered by what it does not attract. */
const ASKS_WHAT = /^(?:(?:und|aber) )*(?:was|welche\w*|wer|wo|womit|wovon|wohin) /;
const DENIES = /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|ohne)(?!\p{L})/iu;
const IS_DENIED = /\b(?:nicht|kein\w*|nie|niemals|ohne|ausser)\b/;
/** Nobody knows it: that is an answer. */
const IS_UNKNOWN = /(?<!\p{L})(?:weiß|wissen|niemand|keiner|gibt|gab)(?!\p{L})/u;

/** "Das größte Meer": of what the first is asked for. */
const FIRST_OF = /(?<!\bam )\b(?!meist)(\w{3,}st)e[nrs]? (\w{3,})\b/g;
const FIRST = /\p{L}{3,}st(?:e[nrsm]?|en)/u;
const NO_NOUN =
  /^(?:ist|sind|war|waren|wird|hat|haben|kann|von|vom|der|die|das|auf|in|im|am|an|uberhaupt|den|dem|denn|noch|und|oder|gibt|lebt|leben|wurde|gewesen)$/;

/** "Wie heißen die Leute da?" wants a name. */
const ASKS_NAME =
  /\bwie (?:heiss(?:t|en)|nennt man) (?:\w+ )?(?:die )?(?:leute|menschen|einwohner|bewohner|kinder|babys?|jungen?|jungtiere?|mannchen|weibchen|frau|mann|mama|papa|eltern)\b/;
const NAMES = /(?<!\p{L})(?:heiß\p{L}*|nenn\p{L}*|genannt|namens?)(?!\p{L})/iu;

const LEAST_STEM = 4;
/** "Hinfliegen" is to fly. */
const isWithFront = (word: string, keys: ReadonlySet<string>): boolean =>
  [...keys].some((key) => key.length >= LEAST_STEM && word.endsWith(key));

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /u);
const keysIn = (text: string) => new Set(wordsOf(text).map(lemmaKey));

/** "Durften das auch Mädchen werden?": what is asked is whether they became it. */
const IS_MODAL = /^(?:durft|konnt|musst|sollt|wollt|durf|muss)(?:e[nst]?|en)?$/;

/** Whether a text denies all of what a question asks for without any "not". */
function onlyDenies({ asks, young }: Entry, folded: string): boolean {
  if (!ASKS_WHAT.test(folded) || IS_DENIED.test(folded)) return false;
  const isAskedSo = asks.some((ask) => !IS_DENIED.test(fold(ask)) && ASKS_WHAT.test(fold(ask)));
  return (
    !isAskedSo && sentencesOf(young).every((text) => DENIES.test(text) && !IS_UNKNOWN.test(text))
  );
}

/** "Gibt es in Afrika Städte?" is not answered by the "nein" to whether it is a country. */
function saysYesToElse({ asks, thing, young, older }: Entry, { folded, words }: Said): boolean {
  if (!SAYS_YES.test(young) || !ASKS_WHETHER.test(folded)) return false;
  const naming = new Set([thing.name, ...thing.also].flatMap(wordsOf).map(lemmaKey));
  const content = words
    .filter((word) => !isStopWord(word) && !IS_MODAL.test(word))
    .map(lemmaKey)
    .filter((key) => !naming.has(key));
  const asked = [...asks, sentencesOf(young)[0] ?? '', sentencesOf(older)[0] ?? ''];
  return !asked.some((text) => {
    const keys = keysIn(text);
    return content.every((key) => isAmong(key, keys) || isWithFront(key, keys));
  });
}

/** Whether it tells the first of something else than what is asked: the biggest animal for the biggest sea. */
function isFirstOfElse({ asks, thing, young, older }: Entry, folded: string): boolean {
  const [found] = folded.matchAll(FIRST_OF);
  const [, , noun = ''] = found ?? [];
  if (noun === '' || NO_NOUN.test(noun) || isStopWord(noun)) return false;
  const key = lemmaKey(noun);
  const isIt = (word: string) => lemmaKey(fold(word)).endsWith(key);
  const isOfKind = [thing.name, ...thing.also, ...thing.isA].some((name) =>
    wordsOf(name).some(isIt),
  );
  if (isOfKind || [young, older].some((text) => wordsOf(text).some(isIt))) return false;
  return !asks.some((ask) =>
    [...fold(ask).matchAll(FIRST_OF)].some(([, , other = '']) => lemmaKey(other).endsWith(key)),
  );
}

/** Whether an entry surely tells something else than what is asked, though it speaks of the same words. */
export function tellsOther(entry: Entry, said: Said): boolean {
  const { folded } = said;
  const text = `${entry.young} ${entry.older}`;
  return (
    onlyDenies(entry, folded) ||
    saysYesToElse(entry, said) ||
    (FIRST.test(said.written) && isFirstOfElse(entry, folded)) ||
    (ASKS_NAME.test(folded) && !NAMES.test(text))
  );
}

const NEAR = /Aber ich weiß: |ob du das meinst: /u;
/** "Nein, der Pluto ist …" said to who asked why: without the "nein". */
export function withoutYes(text: string, { folded }: Pick<Said, 'folded'>): string {
  const isNear = NEAR.test(text);
  if (!isNear && !ASKS_BY_WORD.test(folded)) return text;
  return text.replace(
    /^((?:[^.]+\. Aber ich weiß: |Ich bin nicht ganz sicher, ob du das meinst: )?)(?:Ja|Nein|Doch)[,.!:]? (\p{L})/u,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
}

import type { Language } from '../language/create-language.ts';

/** Behind these stands a noun, never a verb. */
const BEFORE_NOUN =
  /^(?:ein|einen|einem|einer|eine|den|dem|(?:mein|dein|sein|unser|kein)(?:e|en|em|er)?|ihr(?:e|en|em|er)|im|am|zum|zur|vom|beim|ins|zwei|drei|vier|fünf|viele)$/iu;
const ARTICLE = /^(?:der|die|das|ihr)$/iu;
/** `Das war klasse`: behind these stands no noun without an article. */
const PREDICATE = /^(?:ist|war|waren|sind|echt|total|voll|richtig|ganz|sehr|so)$/iu;
/** Nouns in the lists that a child hardly means. */
const NO_NOUNS = new Set(
  'namens mal bisschen paar recht weise schade klasse spitze pleite leid gut böse schöne liebe laut dank trotz statt laufe fall weil kurz lang rund lila rosa rot grün blau gelb schwarz weiß braun grau bunt alt neu klein groß arm reich nett toll cool super mega ganze ganzen kleine kleinen große großen alte alten neue neuen gute guten böse bösen schönen lieben rote roten arme armen nächste nächsten letzte letzten erste ersten beste besten dunkle dunklen tiefe tiefen fremde fremden'.split(
    ' ',
  ),
);

/** `verpatzte`, `gestohlenen`. */
const PARTICIPLE = /^(?:ge|ver|be|er|ent|zer|\p{Ll}*ge)\p{Ll}+(?:t|en)(?:e[mnrs]?)$/u;
/** `nebeneinander`, `mittwochs`. */
const ADVERB = /einander$|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s$/u;

/** Whether a word in small letters is a noun where it stands. */
export function missesCapital(word: string, text: string, at: number, language: Language): boolean {
  if (!/^\p{Ll}/u.test(word) || word.length < 2) return false;
  if (
    language.isFunctionWord(word) &&
    !/^(?:mama|papa|oma|opa|abend|hause|leute|eltern|kinder|hilfe|glück)$/u.test(word)
  ) {
    return false;
  }
  if (NO_NOUNS.has(word) || language.isJoined(word) || ADVERB.test(word)) return false;
  const isEarly =
    language.isInfinitive(word) && !/(?:zum|beim|das|ein|vom)\s+$/iu.test(text.slice(0, at));
  if (isEarly) return false;
  if (/^(?:mama|papa|oma|opa|mami|papi)s?$/u.test(word)) return true;
  if (language.noun(word) === null) return false;
  const before =
    text.slice(Math.max(0, at - 60), at).match(/\p{L}+(?=[^\p{L}.!?,]*$)|\p{L}+(?=\s)/gu) ?? [];
  const last = before.at(-1) ?? '';
  const after = /^\s+(\p{L}+)/u.exec(text.slice(at + word.length))?.[1] ?? '';
  // `den suche ich`, `schau mal`
  if (/^(?:ich|er|sie|es|wir|du|mal)$/u.test(after) && language.finite(word).length > 0)
    return false;
  // `Auf dem stand: Hilfe!`: a noun by chance, and mostly what somebody did.
  if (/^(?:stand|lag|saß|hing|war|kam|ging|fand|rief|band|bot|lief|schrie)$/u.test(word))
    return false;
  const isAdjective = language.isAdjective(word) || language.participle(word) !== null;
  // `die junge Hexe`, `der kranke hund`: an adjective before its noun.
  if (
    isAdjective &&
    after !== '' &&
    language.noun(after) !== null &&
    !language.isFunctionWord(after)
  ) {
    return false;
  }
  // `die verpatzte Matearbeit`: whatever is meant by the noun, the word before it is none.
  if (PARTICIPLE.test(word) && /^\p{Lu}/u.test(after)) return false;
  const isCounted = /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|viele)$/u.test(last);
  if (isCounted && !language.isFunctionWord(word)) return true;
  if (BEFORE_NOUN.test(last)) return !isAdjective;
  if (word === 'hause') return /^(?:zu|nach)$/iu.test(last);
  const isDoing = language.finite(word).length > 0 || language.isInfinitive(word);
  if (ARTICLE.test(last)) return !isDoing && !isAdjective;
  const lastButOne = before.at(-2) ?? '';
  const isDescribed =
    language.isAdjective(last) &&
    (/^(?:mit|ohne|voller)$/u.test(lastButOne) ||
      BEFORE_NOUN.test(lastButOne) ||
      ARTICLE.test(lastButOne));
  if (isDescribed)
    return !isAdjective && (!isDoing || BEFORE_NOUN.test(lastButOne) || lastButOne === 'mit');
  if (/^(?:mit|ohne)$/u.test(last) && !isAdjective && !language.isFunctionWord(word)) return true;
  if (PREDICATE.test(last)) return false;
  const isNoun = !isDoing && !isAdjective && word.length > 3 && language.isCommon(word);
  return isNoun && (BARE.test(word) || BEFORE_BARE.test(last));
}

/** `extra` is in the lists of nouns, too: without an article only these are surely nouns. */
const BARE =
  /^(?:angst|hunger|durst|glück|pech|lust|spaß|zeit|geld|hilfe|wasser|feuer|musik|schnee|regen|sand|milch|brot|honig|schokolade|kuchen|eltern|geschwister|leute|kinder|freunde|tiere|hunde|katzen|ferien|schule|weihnachten|ostern|geburtstag|streit|mut|heimweh|licht|strom|blumen|bäume|sterne|fußball|papier|holz|zahnweh|bauchweh|schmerzen)$/u;
const BEFORE_BARE =
  /^(?:in|an|aus|bei|für|gegen|um|unter|über|vor|nach|von|zu|auf|durch|kein|keine|keinen|lauter|etwas|genug)$/u;

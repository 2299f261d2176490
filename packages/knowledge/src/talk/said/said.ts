import type { Thing } from '../../content/thing.ts';
import { isAskingWord } from '../../recognition/aspect-frames.ts';
import type { Mention, NameIndex } from '../../recognition/name-index.ts';
import type { SpellingRepair } from '../../recognition/repair-spelling.ts';
import { coreOf, writeOut } from '../../recognition/spoken-german.ts';
import { fold, isStopWord, wordsOf } from '../../recognition/words.ts';
import { withoutCorrection } from './corrections.ts';
import { POSSESSIVE } from './talk-patterns.ts';

/** What a child said, read once. */
export interface Said {
  /** Small letters, spoken forms written out. */
  written: string;
  /** The same without what leads to the question. */
  question: string;
  folded: string;
  words: string[];
  mentions: Mention[];
  /** "…, stimmt das?", "Oma sagt, …": a claim whose truth is asked for. */
  asksTruth: boolean;
  isQuestion: boolean;
  /** It says "der", "da", "und …?": part of it was said before. */
  refersBack: boolean;
  /** It says "der" or "sein" and means what was talked of, by no name. */
  hasPronoun: boolean;
  /** "Und Hunde?": the question before, of another thing. */
  isOfAnother: boolean;
  /** Without what was said before it means nothing: "ist die schwer?" */
  isBare: boolean;
}

const ASKS =
  /\?|\b(?:wie|was|wer|wo\w*|wann|warum|wieso|weshalb|welche\w*|wem|wen|erzahl\w*|erklar\w*|hauptstadt)\b|^(?:und|oder|aber)\b|^(?:ist|sind|hat|haben|kann|konnen|gibt|wird|werden|darf|muss|lebt|leben|frisst|fressen|schlaft|schlafen|macht|war|waren|stimmt|gehort)\b/;
const MAX_BARE_WORDS = 4;
const PRONOUN =
  /^(?:er|sie|es|ihn|ihm|ihnen|die|der|das|den|dem|davon|daran|damit|darauf|drauf|darin|drin|daraus|dort|da|dafur|deren|dessen|meins|seins|eins|welche|einer|eines|sowas|solche)$/;
/** "… mit dem Essen, wenn ich es schlucke": what is meant stands in the clause before. */
const SUBORDINATE = /[ ,](?:wenn|nachdem|sobald|bevor|obwohl|weil)(?= )/u;
const NOUN_PHRASE =
  /^.{0,60}?(?<!\p{L})(?:de[rnm]|die|das|ein\p{L}{0,2}) (?!nachts|nicht|so|da|dann|im|am|in|auf)\p{L}{4,}.*?[ ,](?:wenn|nachdem|sobald|bevor|obwohl|weil) /u;
const ONE_OF_IT = /^(?:bei|in|hier|auch|noch|da|dort)$/;
const PLACE = /^(?:da|dort|davon|daran|damit|dafur|darauf|drauf|darin|drin|daraus)$/;
/** "Ist der gesund?": what stands last is said of it. */
const IS = /^(?:ist|sind|war|waren|wird|werden|wurde)$/;
const OF_ANOTHER = /^(?:und|oder|aber|was ist mit|wie ist es (?:mit|bei))\b/;
/** "… sieht aus wie eine Banane" is about no banana. */
const LIKENESS = /(?<=\b(?:sieht|sehen|aussieht|aussehen|aus)\b.{0,40}) wie (?:so )?eine? \p{L}+/u;
/** "…, außer Glück bringen?": what is left out is not asked for. */
const EXCEPT =
  /(?<=^was (?:macht|tut|kann|machen|tun|können|braucht|frisst|isst) .{3,80}?),? (?:außer|abgesehen von|neben) [^?]{3,60}/u;
const IMPERSONAL = /^(?:gibt|gab|regnet|schneit|donnert|blitzt|hagelt|sturmt|friert|geht)$/;
const WHY = /^(?:warum|wieso|weshalb) /u;
const GOES_ON = /^(?:und|oder|aber)\b|\b(?:auch|dann|nochmal)\b/;
/** What may stand behind a pronoun: a verb or a particle, no noun. */
export const AFTER_PRONOUN =
  /^(?:schwer|voll|leer|gesund|krank|krumm|faul|frei|nackt|stark|gross|klein|lang|hoch|schnell|alt|schlau|lieb|laut|bunt|warm|kalt|heiss|schon|nass|weich|hart|suss|blind|taub|dick|dunn|mude|echt|tot|weiss|schwarz|rot|blau|grun|gelb|rosa|braun|wild|zahm|selten|teuer|sauer|bitter|hell|dunkel|weg|los|drin|dran|kaputt|ausgestorben|nachts|morgens|abends|denn|eigentlich|auch|so|da|dann|im|in|am|an|auf|bei|mit|nicht|noch|gar|schon|immer|alle|nachts|tagsuber|wirklich|nur|ganz|sehr|den|die|das|eine?n?|hinten|vorne|oben|unten|unter|uber|vor|hinter|neben|durch|ohne|gegen|bis|trotzdem|genau|uberhaupt|jetzt|mal|gerne?|wenn|weil|falls|bevor|nachdem|obwohl|viel|nach|von|zu|aus|mehr|als|wo|wie|was|wann|ob|mich|mir|dich|dir|uns|euch|sich|ihn|ihm|ihnen|selber|selbst|jede[snmr]?|manchmal|oft|nie|niemals|hier|heute|wieder|man|jemand|wer|kein\w*|kaum|fast|doch|bose|deswegen|deshalb|darum|dafur|dauernd|wohl|vielleicht|trotz|ausser|draussen|drinnen|zusammen|allein|zuerst|vorher|danach|damals|fruher|sowas)$|(?:t|en|st|lich|ig)$/;
/** What ends like a verb or an adjective and is a noun: before it stands an article. */
export const NOUN_BEHIND =
  /^(?:hauptstadt|stadt|geburt|arbeit|haut|welt|luft|kraft|nacht|frucht|pflicht|sicht|schrift|ei|tag|jahr)$/;
/** "Warum hat der blaues Licht?": no article stands before "blaues". */
const AFTER_DER = /^(?!(?:haus|glas|gras|eis|kreis|preis|fuchs|lachs|reis)$)\p{L}{4,}es$/u;

/** Reads what a child said. */
export function readSaid(
  said: string,
  names: Pick<NameIndex, 'find' | 'findExact' | 'isKnownWord'>,
  repair: SpellingRepair,
): Said {
  const written = withoutCorrection(writeOut(said));
  const { core: whole, asksTruth } = coreOf(written);
  const core = joined(repair(whole, said), names)
    .replace(LIKENESS, WHY.test(whole) ? ' anders' : '')
    .replace(EXCEPT, '');
  const folded = fold(core);
  const words = wordsOf(core);
  const mentions = names
    .find(words)
    .filter((one, _, all) => !isVerb(one, words) && !isVerbBeforeName(one, words, all));
  const named = new Set(mentions.flatMap(({ start, end }) => range(start, end)));
  const subordinate = SUBORDINATE.exec(core)?.index;
  const mainWords =
    subordinate === undefined ? words.length : wordsOf(core.slice(0, subordinate)).length;
  const hasPronoun = words.some((word, at) => {
    if (at >= mainWords && NOUN_PHRASE.test(core)) return false;
    if (POSSESSIVE.test(word) && at > 0) return true;
    // "Gibt es einen bei uns?"
    if (/^eine?[ns]?$/.test(word) && ONE_OF_IT.test(words[at + 1] ?? '')) return at > 0;
    if (!PRONOUN.test(word) || named.has(at)) return false;
    // "Die Hauptstadt" of some country is no name of one.
    if (NOUN_BEHIND.test(words[at + 1] ?? '')) return false;
    if (named.has(at + 1) && !PLACE.test(word)) return !fitsName(word, words, at + 1, mentions);
    if (at === 0 && words.length > 1) return false;
    // "Wann schneit es?", "warum gibt es Wüsten?": nobody snows.
    if (word === 'es' && IMPERSONAL.test(words[at - 1] ?? '')) return false;
    const before = words.slice(0, at).filter((one, place) => named.has(place) || isSubject(one));
    // "…, wenn ich es schlucke" speaks of what the sentence has named itself.
    // But "wie viele Eier legen die?" ends with whom it is about.
    if (before.length >= 2 && word !== 'welche' && at < words.length - 1) return false;
    const next = words[at + 1];
    // "Und die von Frankreich?"
    // But "wie weit ist der von der Sonne weg?" means whom the talk is of.
    if ((next === 'von' || next === 'vom') && !IS.test(words[at - 1] ?? '')) return false;
    if (PLACE.test(word)) return true;
    return (
      next === undefined ||
      (at + 2 === words.length && IS.test(words[at - 1] ?? '')) ||
      AFTER_PRONOUN.test(next) ||
      isAskingWord(next) ||
      (word === 'der' && AFTER_DER.test(next))
    );
  });
  const content = words.filter((word, at) => !named.has(at) && !isStopWord(word));
  const isQuestion =
    asksTruth || ASKS.test(folded) || (words.length <= MAX_BARE_WORDS && mentions.length > 0);
  return {
    written,
    question: core,
    folded,
    words,
    mentions,
    asksTruth,
    isQuestion,
    refersBack:
      hasPronoun ||
      GOES_ON.test(folded) ||
      words.length <= 2 ||
      (mentions.length === 0 && content.length <= 1),
    hasPronoun,
    isBare: hasPronoun && mentions.length === 0 && !words.some(isSubject),
    isOfAnother: OF_ANOTHER.test(folded) && mentions.length > 0 && content.length === 0,
  };
}

const ASKING = /^(?:was|wie|wo|warum|wieso|wann|wer)$/;
/** "Wat wiecht der Blauwal?": what only sounds like a name, right behind the asking word, does something. */
const isVerb = ({ certainty, end, start }: Mention, words: readonly string[]) =>
  certainty === 'close' && end < words.length && ASKING.test(words[start - 1] ?? '');
/** "Wie lang pennen Murmeltiere?": two names in a row behind an asking word, of which one is none. */
const isVerbBeforeName = ({ end, start }: Mention, words: readonly string[], all: Mention[]) =>
  end === start + 1 &&
  /(?:en|t)$/.test(words[start] ?? '') &&
  (ASKING.test(words[start - 1] ?? '') || words[start - 2] === 'wie') &&
  all.some((other) => other.start === end);

const LEAST_TORN = 3;

/** "Wo lebt der eis bär?": a recogniser tore the name in two. */
function joined(text: string, names: Pick<NameIndex, 'findExact'>): string {
  return text.replace(
    /(?<!\p{L})(\p{L}{3,}) (\p{L}{3,})(?!\p{L})/gu,
    (pair, one: string, other: string) => {
      if (isStopWord(fold(one)) || isStopWord(fold(other)) || one.length < LEAST_TORN) return pair;
      const whole = `${one}${other}`;
      const found = names.findExact([fold(whole)]);
      return found.length > 0 && found.every(({ rest }) => rest === undefined) ? whole : pair;
    },
  );
}

/** Which article may stand before a noun of which gender, one or several of it. */
const FITTING: Readonly<Record<string, { one: RegExp; isOfMany: boolean }>> = {
  dem: { one: /^(?:der|das)$/, isOfMany: false },
  das: { one: /^das$/, isOfMany: false },
  der: { one: /^(?:der|die)$/, isOfMany: false },
  die: { one: /^die$/, isOfMany: true },
};

/** "Darf ich dem Milch geben?": whom "dem" means is not the milk. */
function fitsName(
  word: string,
  words: readonly string[],
  at: number,
  mentions: readonly Mention[],
) {
  const rule = FITTING[word];
  const mention = mentions.find(({ start }) => start === at);
  const [thing] = mention?.things ?? [];
  const isPlain =
    mention?.certainty === 'sure' && mention.rest === undefined && mention.end === at + 1;
  if (!rule || !thing || !isPlain || thing.article === '-' || mention.things.length > 1)
    return true;
  const said = words[at];
  const isOne = said === fold(thing.name);
  const isMany = thing.plural !== undefined && said === fold(thing.plural) && !isOne;
  // "Legt der Eier?": right behind the verb stands whom the question is of.
  if (isMany) return rule.isOfMany || (word === 'der' && at !== 2);
  // "Atmet der Luft?": right behind the verb "der" is no article of "die Luft".
  if (isOne && word === 'der' && at === 2 && thing.article === 'die') return false;
  return !isOne || thing.plural === thing.name || rule.one.test(thing.article);
}

/** The things a saying surely names by a word of their own. */
export const namedIn = ({ mentions, words }: Pick<Said, 'mentions' | 'words'>): Thing[] =>
  mentions
    .filter(
      ({ certainty, start, end }) =>
        certainty === 'sure' && !words.slice(start, end).every(isStopWord),
    )
    .flatMap(({ things }) => things)
    .filter(({ isA, isSecondary }) => !isSecondary && isA.length > 0);

const isSubject = (word: string) => !isStopWord(word) && !isAskingWord(word);

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, place) => start + place);

const MAX_REMEMBERED_READINGS = 20;

/** Reads what a child said once; several ask the same while one question is answered. */
export function createSaidReader(
  names: Pick<NameIndex, 'find' | 'findExact' | 'isKnownWord'>,
  repair: SpellingRepair,
): (question: string) => Said {
  const readings = new Map<string, Said>();
  return (question) => {
    const known = readings.get(question);
    if (known !== undefined) return known;
    const said = readSaid(question, names, repair);
    if (readings.size >= MAX_REMEMBERED_READINGS) readings.clear();
    readings.set(question, said);
    return said;
  };
}

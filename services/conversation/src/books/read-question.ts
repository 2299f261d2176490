import { foldForSearch } from '@lux/german-text/fold-letters.ts';
import { stemWord } from '@lux/german-text/stem-word.ts';
import { stopWords } from '../built-in/facts/stop-words.ts';

/** A word as articles and questions are compared by. */
export const keyOf = (word: string): string =>
  foldForSearch(stemWord(word.toLowerCase())).replace(/(?<=[aeiouy])s$/, '');

/** Words of a text in their order. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What stands for something that must not leave. */
const PLACEHOLDER = /\[[^\]]*\]/gu;

/** Where a sentence says that something is. */
const PLACE =
  /(?<!\p{L})(?:in|aus|auf|vor) \p{Lu}|(?:leb|lieg|wächst|wachs|wohn|heimisch|heimat|findet man).*(?<!\p{L})(?:in|im|auf|am|an|vor|unter|bei)(?!\p{L})(?! (?:\p{Ll}+ )?(?:Gruppen|Herden|Rudeln|Familien|Schwärmen|Paaren))|(?<!\p{L})(?:in|im|auf|am|an|unter|bei) .*(?<!\p{L})(?:lebt|leben|liegt|liegen|wächst|wachsen|wohnt|wohnen)(?!\p{L})/u;
/** Kinds of questions, with what a sentence must have that answers one. */
const ASPECTS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:frisst|fressen|isst|essen|ernährt|ernähren|nahrung|futter|lieblingsessen)(?!\p{L})/u,
    /fr[ei]ss|ernähr|nahrung|futter|(?<!\p{L})(?:jagen|jagt|beute|isst|essen|knabber)/iu,
  ],
  [/(?<!\p{L})woher(?!\p{L})/u, /stammt|stammen|(?<!\p{L})aus (?:de[rmn] )?\p{Lu}/u],
  [/(?<!\p{L})(?:wo|wohin|heimat|zuhause)(?!\p{L})/u, PLACE],
  [/(?:welchem|welcher) (?:land|kontinent|insel|stadt)(?!\p{L})/u, PLACE],
  [
    /wie (?:groß|lang|hoch|breit|tief|dick|weit|klein)(?!\p{L})/u,
    /meter|(?<!\p{L})(?:so (?:groß|lang|hoch|breit|tief|dick|klein) wie|[cmk]?m)(?!\p{L})/iu,
  ],
  [/wie schwer|wie viel wiegt|wiegt|gewicht/u, /gramm|kilo|tonne|wiegt|wiegen|wog/iu],
  [/wie schnell/u, /kilometer|stunde|schnell|sekunde/iu],
  [/wie (?:alt|lange)(?!\p{L})/u, /jahr|monat|woche|tage|stunde|minute/iu],
  [/wie (?:heiß|kalt|warm)/u, /grad|heiß|kalt|warm/iu],
  [
    /(?<!\p{L})(?:wie viele?|wieviele?)(?!\p{L})/u,
    /\d|(?<!\p{L})(?:ein einzige[sn]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend)/iu,
  ],
  [
    /(?<!\p{L})wann(?!\p{L})/u,
    /\d{3,4}|jahrhundert|(?<!\p{L})(?:frühling|sommer|herbst|winter|nacht|nachts|abends?|morgens|tagsüber|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|mittelalter|vor etwa)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:warum|wieso|weshalb)(?!\p{L})/u,
    /(?<!\p{L})(?:weil|deshalb|darum|damit|denn|dadurch|kommt von)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:wozu|wofür)(?!\p{L})/u,
    /(?<!\p{L})(?:um|damit|dazu|dafür|dient|dienen|benutz\p{L}*|brauch\p{L}*|nutz\p{L}*|gerät|misst)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:woraus|aus was|welchem material)(?!\p{L})/u,
    /besteh|hergestellt|(?<!\p{L})(?:nimmt man|aus (?:\p{Ll}+ )?\p{Lu})/u,
  ],
  [
    /(?<!\p{L})(?:farben?|bunt|aussehen|aussieht|sehen? .{1,30} aus)(?!\p{L})/u,
    /(?<!\p{L})(?:farb|rot|blau|grün|gelb|schwarz|weiß|braun|dunkel|orange|rosa|lila|grau|violett|golden|silbern|bunt|streif|punkte|flecken|aussehen|sieht|sehen)/iu,
  ],
  [
    /(?<!\p{L})(?:wer|wen|wem|erfinder\p{L}*)(?!\p{L})/u,
    /erfand|erfunden|erfind|entdeck|(?<!\p{L})(?:baute|gebaut|ließ|gründete|gegründet|schrieb|malte|komponierte)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:heißt|heißen|name|namen|genannt|nennt)(?!\p{L})/u,
    /(?<!\p{L})(?:name|heiß|hieß|nennt|nannte|genannt|wort)/iu,
  ],
];
/** The thing itself is asked for: its opening is the answer. */
const ASKS_WHAT =
  /^(?:und |aber |also |denn )*(?:was|wer) (?:ist|sind|war|waren|bedeutet|heißt)(?: denn| eigentlich| das| genau| so)*(?= )|was (?:ist|sind) .{0,40}$|(?<!\p{L})(?:erzähl|erklär)\p{L}*|weißt du (?:etwas |was )?(?:über|von)|was weißt du/u;
/** Words that say what is asked of a thing, not which. */
const ASPECT_WORDS = new Set(
  `groß lang hoch breit tief dick weit klein schwer schnell alt lange heiß kalt warm farbe farben name namen
  heimat nahrung futter gewicht größe tier tiere land stadt mensch menschen kinder beispiel teil art sorte
  leben lebt lebte wohnt frisst fressen isst essen erfunden erfand gebaut entdeckt wiegt sieht aussehen besteht
  bedeutet verwendet benutzt braucht funktioniert entsteht passiert jahr jahre mal früher heute besonders
  gut gern liebsten richtig steht liegt stehen liegen wächst wachsen macht kommt kommen nennt hießen`
    .split(/\s+/)
    .map(keyOf),
);

export interface ReadQuestion {
  /** Its words that name something, as they were said, the longest first. */
  terms: string[];
  /** The same as keys. */
  subjects: string[];
  /** What is asked of the thing, as keys. */
  asked: string[];
  /** What a sentence must have that answers it; none where the thing itself is asked for. */
  aspects: RegExp[];
}

const foldedStopWords = new Set([...stopWords].map(foldForSearch));

/** Reads what a masked question wants to know, and of what. */
export function readQuestion(masked: string): ReadQuestion {
  const said = masked.replaceAll(PLACEHOLDER, ' ').toLowerCase();
  const words = wordsIn(masked.replaceAll(PLACEHOLDER, ' ')).filter(
    (word) =>
      word.length > 2 &&
      !/^\d+$/.test(word) &&
      !foldedStopWords.has(foldForSearch(word.toLowerCase())),
  );
  const keys = [...new Set(words.map(keyOf))];
  const subjects = keys.filter((key) => !ASPECT_WORDS.has(key));
  const asksWhat = ASKS_WHAT.test(said.replace(/[?!.]+$/u, '').trim());
  const aspects = ASPECTS.filter(([question]) => question.test(said)).map(([, answer]) => answer);
  return {
    terms: words
      .filter((word) => subjects.length === 0 || subjects.includes(keyOf(word)))
      .toSorted((one, other) => other.length - one.length),
    subjects: subjects.length > 0 ? subjects : keys,
    asked: keys.filter((key) => ASPECT_WORDS.has(key)),
    aspects: asksWhat ? [] : aspects,
  };
}

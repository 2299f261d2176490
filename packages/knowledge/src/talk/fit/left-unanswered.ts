import type { Entry } from '../../content/entries.ts';
import { aspectsAsked } from '../../recognition/aspect-frames.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { fold, wordsOf } from '../../recognition/words.ts';
import type { Unspoken } from '../../search/covers-question.ts';
import { isSameAspect } from '../comparison/same-aspects.ts';
import type { Said } from '../said/said.ts';
import type { Wanted } from '../said/wanted.ts';
import { measureIn } from './fits-question.ts';

/** What only says that something is asked, or of what kind the answer is. */
const ONLY_ASKS =
  /^(?:was|wie|wer|wen|wem|wo|woher|wohin|wann|warum|wieso|weshalb|wozu|wofur|womit|woraus|wovon|woran|wodurch|welche[rsnm]?|wieviele?|erzahl\w*|erklar\w*|heiss(?:t|en|e)|hiess(?:en)?|nennt|genannt|bedeut\w*|passier\w*|geschieht|funktionier\w*|geht|gehen|ging|gibts?|gehor(?:t|en)|zahlt|liegt|steht|stehen|bekannt|beruhmt|genau|grund|name[ns]?|dann|danach|anders|namlich|eigen\w*|eben|selber|selbst|wieder|zusammen|schonmal|irgendwo|irgendwie|irgendwann|uberall|ziemlich|richtig\w*|normal\w*|besonders|verschieden\w*|allein|glauben|ursprunglich\w*|meinst|findest|stell\w*|mogen|konnten?|durften?|wollten?|sollten?|mussten?|werde|wurd|wer?d|war|hatt|seit|bis|ab|pro|rum|hoch|ran|weg|raus|rein|runter|rauf|rueber|ruber|zuruck|entlang|vorbei|unterwegs|statt|aussehen|aussieht|zustande|lieb\w*|gegangen|gekommen|reicht|schafft|trotzdem|eins)$/;
const MEASURES =
  /^(?:gross|klein|hoch|lange?|breit|tief|dick|schwer|leicht|schnell|langsam|alt|jung|weit|heiss|warm|kalt|stark|laut|grosse|hohe|lange|gewicht|alter|tempo|geschwindigkeit|temperatur|grad|meter|zentimeter|kilometer|kilo|kilogramm|gramm|tonnen?|jahre?n?|stunden?kilometer|durchmesser|entfernung|entfernt)$/;
/** A word of the question that a word of the answer is one of. */
const IS_ONE: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:farbe?n?|farbig|bunt)$/,
    /(?<!\p{L})(?:dunkel|hell)?(?:rot|blau|grün|gelb|braun|schwarz|weiß|grau|rosa|lila|orange|bunt|durchsichtig|silber|golden|gestreift|gefleckt)\p{L}*/iu,
  ],
  [
    /^(?:jahr|monat|jahreszeit|datum|jahrhundert)\w*$/,
    /\d{3,4}|\d\. \p{Lu}|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|sommer|herbst|winter|jahrhundert)/iu,
  ],
  [/^(?:geld|preis|kostet|kosten|teuer)$/, /euro|cent|geld|preis|teuer|billig|dollar/iu],
  [
    /^(?:mann|manner|mannchen|papas?|vater)$/,
    /männchen|väter|hahn|vater|bulle|hengst|bock|kater|männlich|kerl/iu,
  ],
  [
    /^(?:frau|frauen|weibchen|mamas?|mutter)$/,
    /weibchen|mütter|mutter|weiblich|mama|henne|stute|kuh/iu,
  ],
  [/^(?:chef|anfuhrer|bestimm\w*|regier\w*)$/, /chef|regier|leit|führ|bestimm|könig|präsident/iu],
  [/^(?:vorher|davor|fruher)$/, /früher|vorher|damals|zuvor|davor|(?<!\p{L})vor |einst|zuerst/iu],
  [/^(?:jemand|niemand)$/, /mensch|leute|jemand|niemand|astronaut|forscher|bewohn/iu],
  [/^(?:jetzt|gerade|aktuell|momentan|derzeit|zurzeit)$/, /20\d\d|derzeit|zurzeit|heute|jetzt/iu],
  [
    /^(?:mensch|menschen|leute)$/,
    /mensch|leute|jemand|niemand|einwohner|bewohn|(?<!\p{L})(?:du|dich|dir|wir|uns|man|erwachsene|kinder)(?!\p{L})/iu,
  ],
  [
    /^(?:erfunden|erfand|erfinder\w*|gebaut|baute|entdeck\w*|gegrundet|ausgedacht)$/,
    /erfand|erfund|erfind|baute|gebaut|bauten|entdeck|entwickel|gründe|ausgedacht|stammt von|hergestellt/iu,
  ],
  [/^(?:(?:ge)?wohn|(?:ge)?leb)\w*$/, /wohn|leb|einwohner|bewohn|zuhause|heimat|gibt es/iu],
  [/^(?:fangt|fing|begin\w*|anfang\w*|entspring\w*)$/, /beginn|anfang|fängt|fing|entspring/iu],
  [
    /^(?:hort|aufhor\w*|end(?:et|en)|mund(?:et|en))$/,
    /mündet|endet|fließt (?:\p{L}+ ){0,4}in|hört/iu,
  ],
  [
    /^(?:rein|hin|an|zu|hinein|nach)?(?:guck|schau|seh|blick)(?:en|t|e|st)$/,
    /(?<!\p{L})(?:schau|guck|blick|anseh|ansieh|hinseh)/iu,
  ],
  [/^(?:angezogen|anzieh\w*|kleid\w*|klamotten)$/, /kleid|(?<!\p{L})tr[ua]g|anzieh|hemd|hose/iu],
  [
    /^(?:wieder)?(?:benutz|verwend|gebrauch|verwert)\w*$/,
    /verwend|benutz|gebrauch|verwert|recycel/iu,
  ],
  [/^uberwinter\w*$/, /winter/iu],
  [/^(?:ein|be)wohner\w*$/, /mensch|leute|einwohner|bewohn/iu],
  [/^(?:stadt|land|ort)$/, /stadt|land|ort/iu],
  [/^leg(?:t|en|te)$/, /eier|(?<!\p{L})ei(?!\p{L})|brüte|leg/iu],
  [
    /^(?:klos?|toiletten?|wc|pipi|aa|kack\w*|pinkel\w*|piesel\w*)$/,
    /klo|toilette|abort|(?<!\p{L})kot|köttel|urin|harn|haufen|losung|klecks|pinkel|mist|würst/iu,
  ],
  [/^(?:schlimm|gefahrlich)ste[nrs]?$/, /(?:gefährlich|giftig|schlimm)st|tödlich/iu],
  [/^(?:durch|zer|entzwei)(?:ge)?br[eio]ch\w*$/, /(?:zer|durch)br[aeio]ch/iu],
  [/^schlaf(?:t|en)?$/, /nest|bau|höhle|kobel|schlaf|schläft|ruh/iu],
  [/^(?:schwarz|dunkel|finster)\w*$/, /schwarz|dunkel|finster/iu],
  [/^(?:fuss|fusse|beine?)$/, /fuß|füße|bein|pfote|huf|tatze/iu],
  [/^(?:mund|maul|schnauze|schnabel)$/, /mund|maul|schnauze|schnabel|rüssel/iu],
  [/^(?:haare?|fell|pelz)$/, /haar|fell|pelz|borste|mähne/iu],
  [
    /^(?:nest|nester|hohlen?|haus|hauser|bau|baue|wohnung|wohnungen)$/,
    /nest|höhle|bau|haus|kobel|stock|burg/iu,
  ],
  [
    /^(?:kinder|kind|junge|baby\w*|welpen|kuken|neugeboren\w*)$/,
    /kind|jung|baby|kalb|kälb|welpe|küken|fohlen|lamm|ferkel|eier|kitz/iu,
  ],
];

/** Whether a text has a word that means a word of a question, or is one of what it means. */
export const meansIn = (word: string, text: string): boolean =>
  IS_ONE.some(([asked, told]) => asked.test(word) && told.test(text));

/** Whether an asking word wants the aspect that is told: "frisst", where food is. */
function isOfAspect(word: string, { aspect, asks }: Entry): boolean {
  const wanted = aspectsAsked(word);
  const firsts = wanted.length > 0 ? wanted.slice(0, 2) : aspectsAsked(`wie ${word}`).slice(0, 2);
  const told = [
    ...(aspect === undefined ? [] : [aspect]),
    ...asks.flatMap((ask) => aspectsAsked(fold(ask)).slice(0, 2)),
  ];
  return firsts.some((one) => told.some((other) => isSameAspect(one, other)));
}

/** Whether an answer names one of what a word of the question means: an apple, where fruit was asked. */
function namesOne(word: string, text: string, names: Pick<NameIndex, 'findExact'>): boolean {
  const kinds = names.findExact(wordsOf(word)).flatMap(({ things }) => things);
  if (kinds.length === 0) return false;
  return names
    .findExact(wordsOf(text))
    .some(({ things }) => things.some(({ isA }) => kinds.some(({ name }) => isA.includes(name))));
}

/**
 * The words of a question that an answer leaves unanswered: neither does it speak of them nor do they ask
 * for what it tells. An answer that leaves one is about something else of the same thing.
 */
export function leftUnanswered(
  entry: Entry,
  unspoken: readonly Unspoken[],
  { said, wanted, names }: { said: Said; wanted: Wanted; names: Pick<NameIndex, 'findExact'> },
): string[] {
  const text = `${entry.young} ${entry.older}`;
  const measured = measureIn(wanted);
  return [...unspoken, ...ofStopWords(said)]
    .filter(({ word, isAsking, isName }) => {
      // "Das allergrößte" is the biggest.
      const most = /^aller(\w{3,})e[nrs]?$/.exec(word)?.[1];
      if (most !== undefined) return !fold(text).includes(most);
      if (isBeside(word, said)) return false;
      if (/^\d+$/.test(word)) return !text.includes(word);
      if (!isName && ONLY_ASKS.test(word)) return false;
      if (wanted.kind === 'measure' && MEASURES.test(word)) return !(measured?.test(text) ?? true);
      if (meansIn(word, text)) return false;
      // "Warum schläft er so lange?" is told by the hours, "so ein riesiges Schiff" by the ship.
      if (isDegree(word, said) && isMeasuredIn(word, text)) return false;
      if (isAsking && isOfAspect(word, entry)) return false;
      if (/^tiere?n?$/.test(word)) {
        return !entry.thing.isA.includes('Tier') && !/tier/iu.test(text);
      }
      return !(isName && namesOne(word, text, names)) && !isNamedKin(word, entry, said);
    })
    .map(({ word }) => word);
}

/** "Auf der Erde", "nicht in Minecraft", "wie sieht … aus": what says nothing of its own. */
function isBeside(word: string, { mentions, folded }: Said): boolean {
  if (/^(?:sieht|sehen)$/.test(word)) return /\b(?:woran|aus)\b/.test(folded);
  if (/^(?:fliegen|laufen|rennen|schwimmen|fahren|fliegt|lauft|rennt|schwimmt|fahrt)$/.test(word)) {
    return /\bwie (?:schnell|langsam)\b/.test(folded);
  }
  if (/^(?:erde|welt)$/.test(word)) return mentions.length > 1;
  return new RegExp(`\\bnich?t? (?:in|im|bei|auf) (?:der |dem )?${word}\\b`).test(folded);
}

const isMeasuredIn = (word: string, text: string): boolean => {
  if (!MEASURES.test(word)) return true;
  if (/^lange?$/.test(word)) return /sekunde|minute|stunde|tag|woche|monat|jahr|lang/iu.test(text);
  return measureIn({ kind: 'measure', words: [word] })?.test(text) ?? false;
};

/** "Warum so lange?", "wie kann so ein riesiges Schiff …": said in wonder, and not asked for. */
const isDegree = (word: string, { folded }: Said): boolean =>
  (MEASURES.test(word) &&
    new RegExp(`\\b(?:warum|wieso|weshalb)\\b.*\\bso ${word}\\b`).test(folded)) ||
  (/e[rsnm]?$/.test(word) && new RegExp(`\\bso eine?[nmrs]? ${word} \\w`).test(folded));

/** Words that say little in most questions, and all in "und Tiere?" */
const ofStopWords = ({ folded, words }: Said): Unspoken[] =>
  words
    .filter((word) => OFTEN_EMPTY.test(word) || (ASKS_WHO.test(folded) && NOW.test(word)))
    .map((word) => ({ word, isAsking: false, isName: false }));
const OFTEN_EMPTY = /^(?:tiere?n?|jemand|niemand|vorher|davor|fruher)$/;
const ASKS_WHO = /\b(?:wer|welche[rs]?|wie heisst)\b/;
const NOW = /^(?:jetzt|gerade|aktuell|momentan|derzeit|zurzeit)$/;

/** "Warum hat der Vogel …" of a woodpecker: what is named is what the answer's thing is. */
function isNamedKin(
  word: string,
  { older, thing, young }: Entry,
  { folded, mentions, words }: Said,
): boolean {
  // Why all of them died out is told of their whole class.
  const isOfAll = /\b(?:aus)?gestorben\b/.test(folded);
  const isClassTold = (kind: string) => kind !== 'Tier' && `${young} ${older}`.includes(kind);
  return mentions.some(
    ({ start, end, things }) =>
      words.slice(start, end).join(' ') === word &&
      things.some(
        ({ isA, name }) =>
          name === thing.name || thing.isA.includes(name) || (isOfAll && isA.some(isClassTold)),
      ),
  );
}

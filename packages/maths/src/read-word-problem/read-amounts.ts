import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { readWhole } from '../words/read-whole.ts';
import { type Dimension, readUnit } from './units.ts';
import { isVerb } from './verbs.ts';

/** A number in a word problem with what it counts or measures. */
export interface Amount {
  /** In the smallest unit of its dimension; a share of a whole where `isShare`. */
  value: number;
  dimension: Dimension | null;
  /** Full names of the units it was said in. */
  units: string[];
  /** What is counted, as it was said; null where it is not said. */
  noun: string | null;
  isShare: boolean;
  /** "ein Heft": as often an article as a number. */
  isArticle: boolean;
  at: number;
  end: number;
}

/** A word, number or mark of a word problem. */
export interface Piece {
  word: string;
  /** As it was said, for nouns that are repeated in the answer. */
  raw: string;
}

const MARKS = /\d+(?:,\d+)?|\p{L}+|[.,;!?:€]/gu;

const SPOKEN_PART =
  /(?<=\d )(kilo|kg|kilogramm|kilometern?|km|liter|l) (\d{3})(?!\d)(?! ?(?:g|gramm|m|meter|ml|milliliter)(?!\p{L}))(?= (?:und|plus|minus|weniger|oder|wie|was|zusammen|ist|sind|schwer|lang)(?!\p{L})|[.,;?!]|$)/giu;

/** Words, numbers and marks in small letters, ß and umlauts as they are. */
export function readPieces(text: string): Piece[] {
  const plain = text
    .replaceAll(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\p{L})[’'-](?=\p{L})/gu, '')
    // "2 Kilo 300 und 1 Kilo 900": no 301.
    .replaceAll(SPOKEN_PART, (_, whole: string, part: string) => {
      const small = /^k.*m(?:eter|n)?$/i.test(whole) ? 'meter' : /^l/i.test(whole) ? 'ml' : 'gramm';
      return `${whole} ${part} ${small}`;
    });
  return (plain.match(MARKS) ?? []).map((raw, at, all) => {
    const isPath =
      /^weg$/i.test(raw) && /^(?:der|den|dem|ein|sein|ihr|mein|dein)$/i.test(all[at - 1] ?? '');
    return { raw, word: isPath ? 'strecke' : raw.toLowerCase() };
  });
}

const SHARES: Record<string, number> = {
  hälfte: 1 / 2,
  halbe: 1 / 2,
  halben: 1 / 2,
  halber: 1 / 2,
  halbes: 1 / 2,
  drittel: 1 / 3,
  viertel: 1 / 4,
  sechstel: 1 / 6,
  siebtel: 1 / 7,
  neuntel: 1 / 9,
  fünftel: 1 / 5,
  achtel: 1 / 8,
  zehntel: 1 / 10,
};
const MIXED: Record<string, number> = {
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
};
const TIMES: Record<string, number> = { viertelstunde: 15, dreiviertelstunde: 45 };
const ARTICLE = /^(?:ein|eine[nmr]?|nen|ne|n)$/;
/** Words between a number and what it counts. */
const BETWEEN =
  /^(?:mehr|einzelne|neue[nr]?|alte|kleine[nr]?|große[nr]?|rote[nr]?|blaue[nr]?|grüne[nr]?|gelbe[nr]?|bunte[nr]?|weiße[nr]?|schwarze[nr]?|reife|frische|leckere|ganze|schöne|faule|braune|gleiche[nr]?|weitere[nr]?|andere[nr]?|volle[nr]?|stück|von|der|den|ihrer|seiner|meiner|deiner|diesen)$/;
const NO_NOUN =
  /^(?:und|oder|davon|dazu|weg|ab|mehr|weniger|als|wie|wieder|noch|dann|für|mit|an|in|im|auf|aus|zu|zum|zur|nach|bei|von|vom|pro|je|jeweils|hat|haben|habe|hatte|ist|sind|war|waren|kostet|kosten|gegessen|bekommen|gekauft|verloren|geschenkt|weggenommen|gefunden|verschenkt|verkauft|gewonnen|abgegeben|ausgegeben|dazubekommen|esse|isst|verliere|verschenke|kaufe|gebe|nehme|bekomme|kriege|bleiben|übrig|hinzu|ein|eine|einen|er|sie|es|ich|du|wir|ihr|ihm|ihnen|mir|dir|uns|jede[nmrs]?|mal|das|die|der|den|dem|gleich|zusammen|insgesamt|euro|cent|alt|jetzt|uhr|so|durch|gibt|geben|fehlen|kaputt|abgeben|dazukommen|raus|rein|heraus|runter|da|los|hin|her|frei|leer|voll|ganz|drauf|darauf|drunter|dabei|dran|drin|hoch|zurück|lang|lange|groß|schwer|rot|blau|grün|gelb|besetzt|kaputtgegangen)$/;

/** All numbers of a word problem, in their order. */
export function readAmounts(pieces: readonly Piece[]): Amount[] {
  const words = pieces.map(({ word }) => word);
  const amounts: Amount[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const amount = readAmount(pieces, words, at);
    // "Um 5 Uhr" says when, and is calculated with elsewhere.
    if (!amount || words[amount.end] === 'uhr' || isClassName(words, at)) continue;
    amounts.push(amount);
    at = Math.max(at, amount.end - 1);
  }
  return amounts;
}

/** "In der Klasse 3b", "in der 3a". */
function isClassName(words: readonly string[], at: number): boolean {
  return /^(?:klasse|der|die)$/.test(words[at - 1] ?? '') && /^[a-e]$/.test(words[at + 1] ?? '');
}

function readAmount(pieces: readonly Piece[], words: string[], at: number): Amount | null {
  const word = words[at] ?? '';
  const minutes = Object.hasOwn(TIMES, word) ? TIMES[word] : undefined;
  if (minutes !== undefined) return measured(minutes, 'time', ['minute'], at, at + 1);
  const number = readNumber(words, at);
  if (!number) return null;
  const { value, end, isShare, isArticle } = number;
  const unit = readUnit(words[end] ?? '');
  if (unit && (!isArticle || unit.dimension !== 'time' || words[end] !== 'tag')) {
    return addSmaller(words, measured(value * unit.size, unit.dimension, [unit.name], at, end + 1));
  }
  const noun = isArticle || !isShare ? readNoun(pieces, end) : null;
  return {
    value,
    dimension: null,
    units: [],
    noun: noun?.raw ?? null,
    isShare,
    isArticle,
    at,
    end: noun?.end ?? end,
  };
}

function readNumber(words: string[], at: number) {
  const word = words[at] ?? '';
  const share = (value: number, end: number) => ({ value, end, isShare: true, isArticle: false });
  const plain = (value: number, end: number, isArticle = false) => ({
    value,
    end,
    isShare: false,
    isArticle,
  });
  const next = words[at + 1] ?? '';
  if (Object.hasOwn(MIXED, word)) return plain(MIXED[word] ?? 0, at + 1);
  if (/^\d+,\d+$/.test(word)) return plain(Number(word.replace(',', '.')), at + 1);
  if (Object.hasOwn(SHARES, word)) return share(SHARES[word] ?? 0, at + 1);
  if (/^dreiviertel$/.test(word)) return share(3 / 4, at + 1);
  if (ARTICLE.test(word)) {
    if (Object.hasOwn(SHARES, next)) return share(SHARES[next] ?? 0, at + 2);
    if (/^dreiviertel$/.test(next)) return share(3 / 4, at + 2);
    const longer = readWhole(words, at);
    return longer && longer.end > at + 1 ? plain(longer.value, longer.end) : plain(1, at + 1, true);
  }
  const whole = readWhole(words, at);
  if (!whole || words[at] === 'und') return null;
  const after = words[whole.end] ?? '';
  if (Object.hasOwn(SHARES, after) && !/^halbe/.test(after)) {
    return share(whole.value * (SHARES[after] ?? 0), whole.end + 1);
  }
  return plain(whole.value, whole.end);
}

function measured(
  value: number,
  dimension: Dimension,
  units: string[],
  at: number,
  end: number,
): Amount {
  return {
    value: Math.round(value * 1e6) / 1e6,
    dimension,
    units,
    noun: null,
    isShare: false,
    isArticle: false,
    at,
    end,
  };
}

/** What a bare number behind a unit counts: "1 Stunde 45", "3 Kilo 400". */
const LARGER: ReadonlyMap<string, { size: number; small: string; least: number; below: number }> =
  new Map([
    ['euro', { size: 1, small: 'cent', least: 1, below: 100 }],
    ['meter', { size: 10, small: 'zentimeter', least: 1, below: 100 }],
    ['stunde', { size: 1, small: 'minute', least: 1, below: 60 }],
    ['kilogramm', { size: 1, small: 'gramm', least: 100, below: 1_000 }],
    ['kilometer', { size: 1_000, small: 'meter', least: 100, below: 1_000 }],
    ['liter', { size: 1, small: 'milliliter', least: 100, below: 1_000 }],
  ]);

/** "3 Euro 50", "1 Meter 20", "2 Stunden und 15 Minuten" are one amount. */
function addSmaller(words: string[], amount: Amount): Amount {
  const from = words[amount.end] === 'und' ? amount.end + 1 : amount.end;
  const next = readWhole(words, from);
  if (!next || ARTICLE.test(words[from] ?? '')) return amount;
  const unit = readUnit(words[next.end] ?? '');
  const larger = LARGER.get(amount.units[0] ?? '');
  const isBare =
    from === amount.end &&
    !unit &&
    larger &&
    next.value >= larger.least &&
    next.value < larger.below;
  const isEnd =
    next.end === words.length ||
    /^\p{P}|^(?:und|oder|plus|minus|weniger|zusammen|insgesamt|ist|sind|macht|davon|schwer|lang|sie|er|ich|wie|was|wann|für|mit)$/u.test(
      words[next.end] ?? '',
    );
  if (isBare && isEnd) {
    return {
      ...amount,
      value: amount.value + next.value * larger.size,
      units: [...amount.units, larger.small],
      end: next.end,
    };
  }
  const outer = readUnit(amount.units[0] ?? '');
  if (!unit || !outer || unit.dimension !== amount.dimension || unit.size >= outer.size)
    return amount;
  return {
    ...amount,
    value: amount.value + next.value * unit.size,
    units: [...amount.units, unit.name],
    end: next.end + 1,
  };
}

function readNoun(pieces: readonly Piece[], from: number): { raw: string; end: number } | null {
  let at = from;
  while (at < from + 2 && BETWEEN.test(pieces[at]?.word ?? '')) at += 1;
  const piece = pieces[at];
  const isWritten = pieces.some(
    ({ raw }, index) =>
      index > 0 && /^\p{Lu}\p{Ll}/u.test(raw) && !/^[.!?:]$/.test(pieces[index - 1]?.word ?? ''),
  );
  // Where nouns have capitals, a small word is none.
  if (isWritten && !/^\p{Lu}/u.test(piece?.raw ?? '')) return null;
  if (!piece || !/^\p{L}{2,}$/u.test(piece.word) || NO_NOUN.test(piece.word)) return null;
  if (parseNumberWord(piece.word) !== null || (isVerb(piece.word) && !/^\p{Lu}/u.test(piece.raw)))
    return null;
  return { raw: piece.raw, end: at + 1 };
}

import {
  bothRows,
  createFeatureIndex,
  letterRows,
  plainRows,
  predict,
} from '@lux/german-text/classifier/linear-model.ts';
import { readWeights } from '../../classifier/weights-file.ts';
import { isEverybodysName } from '../names/everybodys-names.ts';
import { isFamous } from '../names/famous-names.ts';
import { isPet } from '../names/find-near-names.ts';
import { NOBODY } from '../names/name-words.ts';
import { isFirstName } from '../names/read-name.ts';
import { calledPlaces } from '../names/told/calling-frames.ts';
import type { Span } from '../personal-fact.ts';
import { TOWN_PREFIX } from '../places/place-words.ts';
import type { Said, Token } from '../tokens.ts';
import { listOf, readWords, type WordsOfText } from './read-words.ts';
import {
  knownHash,
  lettersOfWord,
  mayBePersonal,
  placeOfWord,
  tagFeatures,
} from './word-features.ts';

let opened: ReturnType<typeof open> | undefined;

/** Reads the weights at the first call. */
function open() {
  const { header, hashes, heads: read } = readWeights('personal.bin');
  const head = read.get('personal');
  const level = header.thresholds.personal;
  if (!head || level === undefined) throw new Error('no weights of personal');
  const rowOf = createFeatureIndex(hashes);
  const isKnown = (key: string) => rowOf(knownHash(key)) >= 0;
  return { head, rowOf, level, isKnown };
}

/** How likely a word is each label, as far as nothing stands before it. */
const NOTHING: readonly number[] = [1];
/** What the word before is hardly taken for need not be thought of. */
const HARDLY = 0.05;

/**
 * How likely a word is nothing, a first name, a family name or a town: by its letters, what stands
 * around it, and what the word before it was taken for.
 */
function sharesOf(
  words: WordsOfText,
  at: number,
  before: readonly number[],
  isCalled: boolean,
): readonly number[] {
  const token = words.said.tokens[at];
  opened ??= open();
  const { head, rowOf } = opened;
  if (!token || !LATIN.test(token.key.replaceAll('-', ''))) return NOTHING;
  if (!mayBePersonal(words, at) || (!isCalled && isEverybodys(words, at))) return NOTHING;
  const rows = bothRows(
    letterRows(lettersOfWord(token), rowOf),
    plainRows(placeOfWord(words, at), rowOf),
  );
  const shares = head.labels.map(() => 0);
  const likely = before.map((share) => (share < HARDLY ? 0 : share));
  const whole = likely.reduce((sum, share) => sum + share, 0);
  likely.forEach((share, label) => {
    if (share === 0) return;
    const tag = plainRows(tagFeatures(words, at, head.labels[label] ?? ''), rowOf);
    predict(head, bothRows(rows, tag)).forEach((one, place) => {
      shares[place] = (shares[place] ?? 0) + (one * share) / whole;
    });
  });
  return shares;
}

const NOBODYS = /^(?:heilige|heiliger|sankt|super|kaiser|könig|königin)$/u;
const NEVER = /^(?:nikolaus|jesus)$/u;
const APPS = /^(?:für|auf) anton$/u;
const MONTH = /^(?:april|mai|juni|juli|august)$/u;
const LATIN = /^\p{Script=Latin}{2,24}$/u;

/** `Marie Curie`, `Jim Knopf`, `der Bär Balu`: known to everybody, and nobody's secret. */
function isEverybodys({ said, lists, sentences }: WordsOfText, at: number): boolean {
  const { tokens } = said;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (before && (NOBODY.test(before.key) || NOBODYS.test(before.key))) return true;
  if (NEVER.test(token.key) || isMonth(before, token)) return true;
  if (isFirstName(token.text)) {
    if (isBesideFigure(tokens, at)) return true;
    const { isAsked, isNobodys, figures = 0 } = sentences[token.sentence] ?? {};
    const isOwn = said.isOwn(token.sentence);
    if (lists[at] === 'fiction') {
      if (isNobodys || figures > 1 || APPS.test(`${before?.key} ${token.key}`)) return true;
    }
    if ((isNobodys || isAsked || figures > 1) && !isOwn) return true;
    let start = at;
    while (at - start < 8 && tokens[start - 1]?.sentence === token.sentence) start -= 1;
    if (isPet(tokens.slice(start, at + 1), at - start)) return true;
  }
  const whole = tokens.slice(at, at + 3).map(({ text }) => text);
  return (
    isFamous([before?.text ?? '', token.text]) ||
    (next !== undefined && (isFamous([token.text, next.text]) || isFamous(whole)))
  );
}

/** `am 28. August`, `ende Mai`. */
const isMonth = (before: Token | undefined, { key }: Token): boolean =>
  MONTH.test(key) &&
  /^(?:\d+|\.|im|ende|anfang|mitte|seit|bis|\p{L}+ten?)$/u.test(before?.key ?? '');

/** `tim und struppi`, `ninjago kai`, `patrick star`. */
function isBesideFigure(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at] ?? {};
  const isFigure = (place: number) => {
    const token = tokens[place];
    return token?.sentence === sentence && isEverybodysName(token?.key ?? '');
  };
  const isAnd = (place: number) => /^(?:und|von|aus|vs|gegen)$/u.test(tokens[place]?.key ?? '');
  return (
    isFigure(at - 1) ||
    isFigure(at + 1) ||
    (isAnd(at + 1) && isFigure(at + 2)) ||
    (tokens[at - 1]?.key === 'und' && isFigure(at - 2))
  );
}

/** Where somebody is called by a name, so much suffices. */
const CALLED_LEVEL = 0.12;
const LISTED = /^(?:fiction|first|family)$/u;

const LINKS = /^(?:van|von|der|den|de|el|al|-)$/u;

/**
 * Names and towns on no list, as the learnt part takes them (`training/personal/`): what no known word is
 * and stands where names stand. Neighbours of one kind are one.
 */
export function findLearnt(said: Said): Span[] {
  const { tokens } = said;
  opened ??= open();
  const { level, isKnown } = opened;
  const words = readWords(said, { isKnown, listOf });
  const called = calledPlaces(said);
  const spans: Span[] = [];
  let lastAt = -2;
  let shares = NOTHING;
  tokens.forEach((token, at) => {
    const isFirst = tokens[at - 1]?.sentence !== token.sentence;
    const isCalled = called.has(at);
    shares = sharesOf(words, at, isFirst ? NOTHING : shares, isCalled);
    const [nothing = 1, first = 0, family = 0, town = 0] = shares;
    const list = words.lists[at] ?? 'none';
    const isListed = isCalled && shares !== NOTHING && LISTED.test(list);
    const needed = isCalled ? CALLED_LEVEL : list === 'fiction' ? (1 + level) / 2 : level;
    if (1 - nothing < needed && !isListed) return;
    const kind = isListed || first + family >= town ? 'name' : 'town';
    const last = spans.at(-1);
    const isLinked =
      last?.kind === kind &&
      tokens[lastAt]?.sentence === token.sentence &&
      tokens.slice(lastAt + 1, at).every(({ key }) => LINKS.test(key)) &&
      at - lastAt <= 3;
    const before = tokens[at - 1];
    const isPrefixed =
      kind === 'town' && before?.sentence === token.sentence && TOWN_PREFIX.has(before.key);
    const to = isWhose(token.key) ? token.to - 1 : token.to;
    if (last && isLinked) last.to = to;
    else spans.push({ kind, from: isPrefixed ? before.from : token.from, to });
    lastAt = at;
  });
  return spans;
}

/** `lenas`: the name ends before its `s`. */
const isWhose = (key: string): boolean =>
  key.endsWith('s') && !isFirstName(key) && isFirstName(key.slice(0, -1));

import {
  bothRows,
  createFeatureIndex,
  letterRows,
  plainRows,
  predict,
} from '@lux/german-text/classifier/linear-model.ts';
import { readWeights } from '../../classifier/weights-file.ts';
import { isFamous } from '../names/famous-names.ts';
import { FICTION, isNobodys, isPet } from '../names/find-near-names.ts';
import { NOBODY } from '../names/name-words.ts';
import { isFirstName } from '../names/read-name.ts';
import type { Span } from '../personal-fact.ts';
import { TOWN_PREFIX } from '../places/place-words.ts';
import type { Said } from '../tokens.ts';
import { knownHash, lettersOfWord, mayBePersonal, placeOfWord } from './word-features.ts';

let opened: ReturnType<typeof open> | undefined;

/** Reads the weights at the first call. */
function open() {
  const { header, hashes, heads: read } = readWeights('personal.bin');
  const head = read.get('personal');
  if (!head) throw new Error('no weights of personal');
  const rowOf = createFeatureIndex(hashes);
  return { head, rowOf, level: header.thresholds.personal };
}

type PersonalLabel = 'name' | 'town';

/** What a word is taken for, by its letters and what stands around it. */
function labelOf(said: Said, at: number): PersonalLabel | undefined {
  const token = said.tokens[at];
  opened ??= open();
  const { head, rowOf, level } = opened;
  const isKnown = (key: string) => rowOf(knownHash(key)) >= 0;
  if (!token || !LATIN.test(token.key.replaceAll('-', ''))) return undefined;
  if (!mayBePersonal(said, at, isKnown) || isEverybodys(said, at)) return undefined;
  const rows = bothRows(
    letterRows(lettersOfWord(token), rowOf),
    plainRows(placeOfWord(said, at), rowOf),
  );
  const shares = predict(head, rows);
  const [nothing = 1] = shares;
  if (1 - nothing < level) return undefined;
  return (shares[1] ?? 0) >= (shares[2] ?? 0) ? 'name' : 'town';
}

const ASKED =
  /^(?:erzähl|erzähle|mal|male|zeichne|lies|wer|wie|was|wo|warum|wann|kann|hat|ist|war|darf|welche)$/u;
const NOBODYS = /^(?:heilige|heiliger|sankt|super|kaiser|könig|königin)$/u;
const LATIN = /^\p{Script=Latin}{2,24}$/u;

/** `Marie Curie`, `Jim Knopf`, `der Bär Balu`: known to everybody, and nobody's secret. */
function isEverybodys({ tokens, isOwn }: Said, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (before && (NOBODY.test(before.key) || NOBODYS.test(before.key))) return true;
  // `Lenas Pferd`: whose name was told is found again.
  if (token.key.endsWith('s') && isFirstName(token.key.slice(0, -1))) return true;
  if (isFirstName(token.text)) {
    if (FICTION.has(token.key)) return true;
    const sentence = tokens.filter((one) => one.sentence === token.sentence);
    const isAsked = ASKED.test(sentence[0]?.key ?? '') && !isOwn(token.sentence);
    if (isAsked || isNobodys(sentence) || isPet(sentence, sentence.indexOf(token))) return true;
  }
  return (
    isFamous([before?.text ?? '', token.text]) ||
    (next !== undefined && isFamous([token.text, next.text]))
  );
}

const LINKS = /^(?:van|von|der|den|de|el|al|-)$/u;

/**
 * Names and towns on no list, as the learnt part takes them (`training/personal/`): what no known word is
 * and stands where names stand. Neighbours of one kind are one.
 */
export function findLearnt(said: Said): Span[] {
  const { tokens } = said;
  const spans: Span[] = [];
  let lastAt = -2;
  tokens.forEach((token, at) => {
    const kind = labelOf(said, at);
    if (!kind) return;
    const last = spans.at(-1);
    const isLinked =
      last?.kind === kind &&
      tokens[lastAt]?.sentence === token.sentence &&
      tokens.slice(lastAt + 1, at).every(({ key }) => LINKS.test(key)) &&
      at - lastAt <= 3;
    const before = tokens[at - 1];
    const isPrefixed =
      kind === 'town' && before?.sentence === token.sentence && TOWN_PREFIX.has(before.key);
    if (last && isLinked) last.to = token.to;
    else spans.push({ kind, from: isPrefixed ? before.from : token.from, to: token.to });
    lastAt = at;
  });
  return spans;
}

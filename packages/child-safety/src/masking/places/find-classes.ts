import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';

/** Letters of classes, also as they are spoken. */
const LETTER = /^(?:[a-h]|be|ce|zeh|de|eff|ef|ha)$/u;
const CLASS = wordSet('klasse klassen kl jahrgang stufe');
const BEFORE = wordSet('der die in aus zur den');
const CLUB = wordSet(
  'tus tsv sv sc fc tv vfl vfb bv tsg djk ssv spvgg spvg msv jsg asv esv bsc ttc tc rv',
);
/** Clubs of which half the country is a fan. */
const FAMOUS_CLUB = wordSet(
  'bayern barcelona liverpool köln schalke union augsburg freiburg hoffenheim heidenheim mainz bochum wolfsburg stuttgart leipzig chelsea arsenal porto werder',
);
const PLAYS =
  /^(?:spiel|trainier|turn|schwimm|tanz|reit|verein|mannschaft|mitglied|handball|fussball|kick|training)/u;

/** The child's class: `Klasse 3b`, `in der 3 b`, `klasse drei b`. A class without a letter is half the school. */
export function findClasses({ tokens, isOwn }: Said): Span[] {
  return tokens.flatMap((token, at) => {
    const end = readClass(tokens, at);
    const last = tokens[(end ?? 0) - 1];
    if (!end || !last) return [];
    const before = [tokens[at - 1]?.key ?? '', tokens[at - 2]?.key ?? ''];
    const isNamed = before.some((key) => CLASS.has(key)) || CLASS.has(tokens[end]?.key ?? '');
    const isWritten = token.kind === 'number' && tokens[at + 1]?.isGlued === true;
    const isIn =
      isWritten &&
      BEFORE.has(before[0] ?? '') &&
      /^(?:in|aus|gegen|mit|von)$/u.test(before[1] ?? '');
    const isMeant = BEFORE.has(before[0] ?? '') && isOwn(token.sentence) && isPlace(tokens, end);
    return isNamed || isMeant || (isIn && isPlace(tokens, end))
      ? [{ kind: 'class' as const, from: token.from, to: last.to }]
      : [];
  });
}

function readClass(tokens: readonly Token[], at: number): number | null {
  const [token, letter] = [tokens[at], tokens[at + 1]];
  if (!token) return null;
  // `3b` in figures, `dreib` never: recognisers write it apart.
  const grade = token.kind === 'number' ? Number(token.key) : gradeOf(token);
  const isGrade = grade !== null && grade >= 1 && grade <= 13;
  const isLetter =
    letter?.kind === 'word' && LETTER.test(letter.key) && letter.sentence === token.sentence;
  return isGrade && isLetter ? at + 2 : null;
}

function gradeOf({ kind, key }: Token): number | null {
  if (kind !== 'word') return null;
  const ordinal = /^(ers|zwei|drit|vier|fünf|sechs|sieb|sieben|ach|neun|zehn)te[nr]?$/u.exec(
    key,
  )?.[1];
  if (ordinal) return { ers: 1, drit: 3, sieb: 7, ach: 8 }[ordinal] ?? parseNumberWord(ordinal);
  return /^(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/u.test(key)
    ? parseNumberWord(key)
    : null;
}

/** `in der 3 b.`, not `in der 3 a und …` of a task. */
const isPlace = (tokens: readonly Token[], end: number): boolean => {
  const next = tokens[end];
  return next === undefined || next.kind === 'sign' || !/^(?:aufgabe|nummer|teil)$/u.test(next.key);
};

/** A word of the sentence that may be a name. */
const isWordOf = (sentence: number, token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  token.sentence === sentence &&
  !/^(?:und|oder|weil|aber|da|seit|im|in|ich|ist)$/u.test(token.key);

/** The small club somebody plays in: `beim TuS Lipperode`. */
export function findClubs({ tokens, isOwn, isSmall }: Said): Span[] {
  return tokens.flatMap((token, at) => {
    if (!CLUB.has(token.key) || !isOwn(token.sentence)) return [];
    const near = tokens
      .slice(Math.max(0, at - 8), at + 6)
      .filter(({ sentence }) => sentence === token.sentence);
    if (!near.some(({ key }) => PLAYS.test(key))) return [];
    let end = at + 1;
    while (end - at < 4 && (tokens[end]?.isCapital || tokens[end]?.kind === 'number')) end += 1;
    // Of what nobody wrote with capitals the first word is the name.
    if (isSmall && end === at + 1 && isWordOf(token.sentence, tokens[end])) end += 1;
    const name = tokens.slice(at + 1, end);
    if (name.length === 0 || name.some(({ key }) => FAMOUS_CLUB.has(key))) return [];
    return [{ kind: 'club' as const, from: token.from, to: tokens[end - 1]?.to ?? token.to }];
  });
}

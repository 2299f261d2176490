import { isIllness } from '../find-illnesses.ts';
import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';
import { isFamilyName } from './family-names.ts';
import { isFamous } from './famous-names.ts';
import { CALLED, FAMILY_ROLES, NOBODY, NOT_NAMES, ROLES } from './name-words.ts';
import { isFirstName } from './read-name.ts';

/** First names that in a sentence of a child are mostly who they are in books, films and games. */
export const FICTION = wordSet(
  'heidi pippi bibi conni ronja hermine harry ron elsa anna olaf sven rapunzel arielle belle mulan simba nala mario luigi sonic asterix obelix momo alice wendy peter greg tom jerry max moritz hänsel gretel michel lotta nemo dori barbie ken emil lukas jim tinkerbell aladin jasmin mogli balu merlin arthur robin till nils eva adam maria josef jesus noah moses martin nikolaus rosa amelie anton steve jack',
);
const FICTION_FRAME =
  /^(?:buch|bücher|film|filme|serie|serien|folge|folgen|märchen|hörspiel|comic|comics|roman|figur|figuren|held|heldin|band|kino|netflix|disney|pixar|theater|theaterstück|schauspieler|schauspielerin|schauspielerinnen|bibel|sage|sagen|schrieb|geschrieben|erfunden|gelebt|lebte|gestorben|könig|königin|kaiser|kaiserin|schneekönigin|satz|beispielsatz|subjekt|prädikat|akkusativ|dativ|genitiv|nominativ)$/u;
/** Whoever says so speaks of their own day, not of a task. */
const OWN =
  /^(?:ich|i|ik|ick|isch|mich|wir|uns|mein\p{L}{0,2}|meim|unser\p{L}{0,2}|unsr\p{L}{0,2})$/u;
/** What is asked for belongs to somebody: `ein Lied für Oskar`. */
const GIFT =
  /^(?:lied|gedicht|karte|\p{L}*karte|einladung|brief|geschenk|\p{L}*geschenk|geburtstag|party|überraschung|rede|glückwunsch|spruch|rätsel|kuchen|nachricht)$/u;
const COUNTED = /^(?:\d+|äpfel|birnen|murmeln|bonbons|kekse|euro|cent|prozent|übrig|insgesamt)$/u;
const KIN = /^(?:oma|omi|opa|opi|tante|onkel|mama|papa|cousin|cousine|uroma|uropa)$/u;
const OF_KIN =
  /^(?:mutter|vater|mama|papa|eltern|bruder|schwester|oma|opa|tante|onkel|hund|freund|freundin|mutti|vati|kuscheltier)$/u;
/** What is told with these happened among the children of a school. */
const SCHOOL_DAY = /^(?:pause|schulhof|klassenzimmer|hort|sitzkreis|klassenfahrt|geweint)$/u;
/** What people do who are spoken of, right behind their name. */
const DOES =
  /^(?:hat|sagt|sagte|meint|will|wollte|mag|kann|darf|muss|soll|ist|war|wird|kommt|wohnt|geht|spielt|weint|schreit|lacht|schläft|haut|ärgert|klaut|nimmt|gibt|schenkt|hilft|findet|fehlt|und|aus|oder|gesagt|heute|gestern|immer|nicht|mir|mich|auch)$/u;
const BEFORE_NAME = wordSet('mit für von an bei und oder zu neben ohne gegen über der die dem den');

/** Where a figure of a book is meant, a task set, or a famous person asked about, a name is nobody's. */
export function isNobodys(sentence: readonly Token[]): boolean {
  const keys = sentence.map(({ key }) => key);
  const isTask =
    keys.includes('viele') || keys.includes('viel') || keys.some((key) => COUNTED.test(key));
  const isAsked = keys[0] === 'wer' || (keys[0] === 'wann' && keys.some((key) => key === 'war'));
  return isTask || isAsked || keys.some((key) => FICTION_FRAME.test(key));
}

/**
 * First names alone, of those around a child: `ich spiele mit Helene und Theo`, `ein Lied für Oskar`,
 * `die Oma Gerda`, `Mika und Mila sind Zwillinge`. A name in a task, a book or a question about somebody
 * known stays.
 */
export function findNearNames(said: Said): Span[] {
  const spans: Span[] = [];
  const bySentence = Map.groupBy(said.tokens, ({ sentence }) => sentence);
  for (const tokens of bySentence.values()) {
    const isOwn = tokens.some(({ key }) => OWN.test(key)) || isBesideMe(tokens);
    const isGift = tokens.some(({ key }) => GIFT.test(key));
    const nobodys = isNobodys(tokens);
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'word' || !isWritten(said, token)) continue;
      const isKin = isKinName(tokens, at) || isBorn(tokens, at);
      if (!isKin && (nobodys || FICTION.has(token.key) || isPet(tokens, at))) continue;
      const near = isKin || isTwins(tokens, at) || isCalling(tokens, at);
      const spoken = (isOwn || isGift) && isSpokenOf(tokens, at);
      if ((near || spoken || isClassmate(tokens, at)) && !isKnownPerson(tokens, at)) {
        spans.push({ kind: 'name', from: token.from, to: token.to });
      }
    }
  }
  return spans;
}

/** `sie sitzt neben mir` */
const isBesideMe = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ key }, at) => key === 'mir' && /^(?:neben|hinter|vor)$/u.test(tokens[at - 1]?.key ?? ''),
  );

/** With a capital where capitals are written, and on our lists as nothing but a name. */
const isWritten = ({ isSmall }: Said, { text, isCapital }: Token): boolean =>
  isFirstName(text) && (isCapital || isSmall);

/** `Albert Einstein`, whichever of his names is looked at. */
function isKnownPerson(tokens: readonly Token[], at: number): boolean {
  const [before, name, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!name) return false;
  if (next && isFamous([name.text, next.text])) return true;
  return before !== undefined && isFirstName(before.text) && isFamous([before.text, name.text]);
}

/** `die Oma Gerda`, `Tante Traudl`, `die Mutter von Pauline`. */
function isKinName(tokens: readonly Token[], at: number): boolean {
  const [before, further] = [tokens[at - 1]?.key ?? '', tokens[at - 2]?.key ?? ''];
  const isQuestion = /^(?:wie|wer|was|wo)$/u.test(tokens[0]?.key ?? '');
  if (before === 'von') return OF_KIN.test(further) && !isQuestion;
  // `die Oma Gerda`; without an article `people/kin-names.ts` reads it.
  return KIN.test(before) && /^(?:die|der|dem|den|mein|meine|meiner|meinem|meinen)$/u.test(further);
}

/** `unsere Katze Mimi`, `mein Hase heißt Flocke`. */
export function isPet(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 6), at);
  const last = before.findLastIndex(
    ({ key }) => NOBODY.test(key) || ROLES.test(key) || FAMILY_ROLES.test(key),
  );
  const who = before[last];
  if (!who || !NOBODY.test(who.key)) return false;
  return last === before.length - 1 || before.slice(last).some(({ key }) => CALLED.has(key));
}

/** `Mika und Mila sind Zwillinge`. */
function isTwins(tokens: readonly Token[], at: number): boolean {
  const isPair = (one: number) =>
    tokens[one + 1]?.key === 'und' && isFirstName(tokens[one + 2]?.text ?? '');
  const start = isPair(at) ? at : isPair(at - 2) ? at - 2 : null;
  if (start === null || tokens[start + 3]?.key !== 'sind') return false;
  return tokens
    .slice(start + 4, start + 9)
    .some(({ key }) =>
      /^(?:zwillinge|geschwister|freunde|freundinnen|verliebt|zusammen|krank|meine)$/u.test(key),
    );
}

/** `ein Baby, das soll Lotta heißen`. */
const isBorn = (tokens: readonly Token[], at: number): boolean =>
  /^(?:heissen|genannt)$/u.test(tokens[at + 1]?.key ?? '') &&
  /^(?:soll|sollen|wird|sollte|würde|will|wollen)$/u.test(tokens[at - 1]?.key ?? '');

/** `Joris hier, schreib eine Geschichte`. */
const isCalling = (tokens: readonly Token[], at: number): boolean =>
  at === 0 && /^(?:hier|da)$/u.test(tokens[1]?.key ?? '') && !DOES.test(tokens[2]?.key ?? '');

/** `Elif kommt aus der Türkei`, `Ben wird sieben`. */
const isClassmate = (tokens: readonly Token[], at: number): boolean =>
  at === 0 &&
  /^(?:kommt|wohnt|wird|hat|ist|war|liegt)$/u.test(tokens[1]?.key ?? '') &&
  (/^(?:aus|in|bei|sechs|sieben|acht|neun|zehn|elf|zwölf|geburtstag|heute|heut|gestern|morgen|mich|mir)$/u.test(
    tokens[2]?.key ?? '',
  ) ||
    tokens.some(({ key }) => SCHOOL_DAY.test(key) || isIllness(key)));

/** Somebody does something, or something is done with, for or to them. */
function isSpokenOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isBehind = BEFORE_NAME.has(tokens[at - 1]?.key ?? '');
  const isEnd = next === undefined || next.kind === 'sign';
  if (next?.kind === 'word' && next.isCapital && isFamilyName(next.text)) return true;
  return isBehind || isEnd || DOES.test(next.key) || NOT_NAMES.has(next.key);
}

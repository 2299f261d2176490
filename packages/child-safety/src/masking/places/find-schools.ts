import { isFamilyName } from '../names/family-names.ts';
import { isFamous } from '../names/famous-names.ts';
import { NOT_NAMES } from '../names/name-words.ts';
import { isFirstName } from '../names/read-name.ts';
import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';
import { ARTICLES, STREET_PREPOSITIONS } from './place-words.ts';
import { readTownName } from './read-town.ts';

const KIND =
  /(?:schule|schulen|gymnasium|gymi|kolleg|lyzeum|kita|kindergarten|kindertagesstätte|hort|krippe|internat|schulzentrum|campus)$/u;
/** Kinds of schools, which tell nothing of which one it is. */
const ANY_SCHOOL =
  /^(?:grund|haupt|real|gesamt|förder|mittel|ober|sekundar|gemeinschafts|stadtteil|werkreal|volks|regel|sonder|vor|hoch|fach|berufs|berufsfach|abend|privat|ganztags?|halbtags?|waldorf|montessori|musik|tanz|fahr|ski|reit|schwimm|koch|mal|zauber|hexen|hunde|film|kunst|ballett|sprach|flug|surf|segel|tauch|bau|baum|dorf|stadt|nachbar|traum|lieblings|partner|wald|sommer|sonntags|koran|schauspiel|jugendkunst|baumschul|monster|drachen|online|fern|tages|wunsch|neue|alte|nach|internats|sport|islam|bären|delfin|elite|club|freie|sprach|haus|kranken|blinden|deutsch)?-?(?:schule|schulen|gymnasium|gymi|kolleg|kita|kindergarten|hort|krippe|internat|campus|schulzentrum|lyzeum)$/u;
const GOES =
  /^(?:geh(?:e|en|t|st)?|besuch(?:e|en|t)|schule|(?:klassen)?lehrer(?:in)?|freund(?:in)?|bruder|schwester|bin|war|sind|komme|wechsle|meine?r?|unsere?r?|unser|lern(?:e|en))$/u;
const SAYS = wordSet('heisst ist lautet :');
const NOTHING_TOLD = wordSet(
  'und aber da dort hier gerne gern ich bin war gewesen gegangen um wo seit bis mit von vom noch erst ja nein oder sehr so toll schön gut doof blöd gross klein neu alt nicht auch in aus zu weit nah geschlossen cool super langweilig mein meine unser wie was der die das ein eine ganz voll echt heute morgen schon vorbei weil wenn immer',
);
const LONGEST_NAME = 6;

/** The school, its class, the kindergarten: `Astrid-Lindgren-Schule`, `Grundschule am Park`, `Klasse 3b`. */
export function findSchools(said: Said): Span[] {
  const { tokens } = said;
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = readSchool(said, at) ?? readToldSchool(said, at) ?? anySchool(said, at);
    const [first, last] = found ? [tokens[found.start], tokens[found.end - 1]] : [];
    if (!found || !first || !last) continue;
    if (!found.isAny) spans.push({ kind: 'school', from: first.from, to: last.to });
    const town =
      tokens[found.end]?.key === 'in' ? readTownName(tokens, found.end + 1, said.isSmall) : null;
    const [townFirst, townLast] = [tokens[found.end + 1], tokens[(town ?? 0) - 1]];
    if (town && townFirst && townLast)
      spans.push({ kind: 'town', from: townFirst.from, to: townLast.to });
    at = found.end - 1;
  }
  return spans;
}

interface Found {
  start: number;
  end: number;
  /** `die Gesamtschule`: only the town behind it tells something. */
  isAny?: boolean;
}

/** `auf die Gesamtschule in Unna`. */
function anySchool(said: Said, at: number): Found | null {
  const token = said.tokens[at];
  const goes = token !== undefined && ANY_SCHOOL.test(token.key) && said.isOwn(token.sentence);
  return goes && isGoing(said.tokens, at) ? { start: at, end: at + 1, isAny: true } : null;
}

function readSchool(said: Said, at: number): Found | null {
  const { tokens } = said;
  const token = tokens[at];
  if (token?.kind !== 'word' || !KIND.test(token.key)) return null;
  const isNamed = !ANY_SCHOOL.test(token.key);
  const isOwn = said.isOwn(token.sentence);
  // `Astrid-Lindgren-Schule`, `Marienschule`: the latter only where a child says it goes there.
  const hasTown = tokens[at + 1]?.key === 'in' && tokens[at + 2]?.isCapital === true;
  if (
    isNamed &&
    (token.key.includes('-') || hasTown || (isOwn && (isGoing(tokens, at) || isAt(tokens, at))))
  ) {
    return { start: at, end: nameEnd(said, at + 1, isOwn) ?? at + 1 };
  }
  const goes = isOwn && (isGoing(tokens, at) || isGoneTo(tokens, at));
  const begin = goes || (isOwn && said.isSmall) ? nameBegin(said, at) : at;
  if (begin < at) return { start: begin, end: nameEnd(said, at + 1, isOwn) ?? at + 1 };
  const isPlain = /^(?:schule|schulen|kindergarten|hort|krippe|kita|campus|internat)$/u.test(
    token.key,
  );
  const end = goes || !isPlain ? nameEnd(said, at + 1, isOwn) : null;
  // `im Kindergarten Schwerter gebastelt` is no name.
  const isName =
    end !== null &&
    (!isPlain ||
      isPrefixed(tokens, at) ||
      isBehindName(tokens[end]) ||
      isCompound(tokens, at) ||
      isOurs(said, at));
  return isName ? { start: at, end } : null;
}

/** `in meiner Kita Regenbogenland`; of a school any noun may follow. */
const isOurs = ({ tokens, isSmall }: Said, at: number): boolean =>
  !isSmall &&
  /^(?:kita|kindergarten|krippe|hort)$/u.test(tokens[at]?.key ?? '') &&
  /^(?:mein|unser)/u.test(tokens[at - 1]?.key ?? '');

const isPrefixed = (tokens: readonly Token[], at: number): boolean =>
  STREET_PREPOSITIONS.has(tokens[at + 1]?.key ?? '') ||
  /^(?:st|sankt|[„"“])$/u.test(tokens[at + 1]?.key ?? '');

/** `in den Hort Sonnenkäfer gleich …`: a long noun right behind the kind, that is nothing one does there. */
function isCompound(tokens: readonly Token[], at: number): boolean {
  const [kind, name] = [tokens[at], tokens[at + 1]];
  return (
    /^(?:kita|kindergarten|krippe|hort)$/u.test(kind?.key ?? '') &&
    name?.kind === 'word' &&
    name.key.length >= 8 &&
    !isDone(name) &&
    !NOT_NAMES.has(name.key) &&
    !/(?:e|en|t|d|lich|ig|isch|weise|stunden|mittags|nachmittags|vormittags|aufgaben|kinder|essen|ball|abend)$/u.test(
      name.key.replace(/(?:blume|land|wind|nest|garten|bogen|kiste|welt)$/u, 'x'),
    )
  );
}

/** `im Hort vergessen`: a participle is no name. */
const isDone = ({ key, isCapital }: Token): boolean =>
  !isCapital && /^(?:(?:ab|an|auf|aus|ein|mit)?ge|ver|be|er|ent|zer)\p{L}+(?:t|en)$/u.test(key);

const isBehindName = (next: Token | undefined): boolean =>
  next === undefined ||
  next.kind === 'sign' ||
  /^(?:in|und|aber|weil|da|die|der|seit|bei)$/u.test(next.key);

/** `in der Eichendorffschule`, `von der Humboldtschule`: where one is, not what one reads of. */
function isAt(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at] ?? {};
  const [before, further] = [tokens[at - 1]?.key ?? '', tokens[at - 2]?.key ?? ''];
  const isThere =
    /^(?:vom|am|im|zum|zur)$/u.test(before) ||
    (/^(?:der|dem|die|das)$/u.test(before) && /^(?:in|an|auf|von|aus|bei)$/u.test(further));
  const isFiction = tokens.some(
    (token) =>
      token.sentence === sentence &&
      /^(?:\p{L}*buch|\p{L}*film|serie|\p{L}*geschichte|märchen|spiel|comic)$/u.test(token.key),
  );
  return isThere && !isFiction;
}

/** `Schule`, said of one's own. */
function isGoing(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at] ?? { sentence: 0 };
  return tokens
    .slice(Math.max(0, at - 12), at)
    .some((token) => token.sentence === sentence && GOES.test(token.key));
}

/** `kita pusteblume, da war ich`: said behind it. */
function isGoneTo(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at] ?? {};
  const behind = tokens.slice(at + 1, at + 8).filter((token) => token.sentence === sentence);
  const there = behind.findIndex(({ key }) => /^(?:da|dort|dahin|dorthin)$/u.test(key));
  const [verb, who] = behind.slice(there + 1, there + 3);
  return (
    there >= 0 &&
    !STREET_PREPOSITIONS.has(behind[0]?.key ?? '') &&
    /^(?:war|waren|bin|sind|geh|gehe|gehen|ging|gingen|muss|soll)$/u.test(verb?.key ?? '') &&
    /^(?:ich|wir|mein|meine|unser|unsere)$/u.test(who?.key ?? '')
  );
}

/** `Städtisches Gymnasium`, `Erich Kästner Schule`: capitals before it that are no article. */
function nameBegin({ tokens, isSmall }: Said, at: number): number {
  let begin = at;
  if (isSmall) return smallBegin(tokens, at);
  while (at - begin < 3) {
    const before = tokens[begin - 1];
    const isFirst = begin - 1 === 0 || tokens[begin - 2]?.sentence !== before?.sentence;
    if (
      !before?.isCapital ||
      isFirst ||
      /^(?:die|der|das|eine|meine|unsere|wort|klasse)$/u.test(before.key) ||
      before.sentence !== tokens[at]?.sentence
    )
      break;
    begin -= 1;
  }
  return begin;
}

/** `die friedrich schiller schule`: a name nobody wrote with capitals. */
function smallBegin(tokens: readonly Token[], at: number): number {
  const before = tokens.slice(Math.max(0, at - 2), at);
  const first = before.findIndex(
    ({ text, key, sentence }) =>
      sentence === tokens[at]?.sentence &&
      !NOT_NAMES.has(key) &&
      (isFirstName(text) || isFamilyName(text) || isFamous(['', text])),
  );
  if (first < 0) return twoUnknown(tokens, at) ? at - 2 : at;
  const begin = at - before.length + first;
  // `brüder grimm schule`
  const isLonger =
    /^(?:brüder|geschwister|sankt|st)$/u.test(tokens[begin - 1]?.key ?? '') ||
    (begin === at - 1 && twoUnknown(tokens, at));
  return isLonger ? begin - 1 : begin;
}

/** `vom Albertus Magnus Gymnasium`: two words that are no adjectives behind an article. */
function twoUnknown(tokens: readonly Token[], at: number): boolean {
  const [article, one, other] = tokens.slice(Math.max(0, at - 3), at);
  const isPart = (token: Token | undefined) =>
    token?.kind === 'word' &&
    token.key.length > 2 &&
    !NOT_NAMES.has(token.key) &&
    !/(?:e|en|er|es|em)$/u.test(token.key);
  return (
    /^(?:vom|am|im|zum|das|der|die)$/u.test(article?.key ?? '') && isPart(one) && isPart(other)
  );
}

/** The end of what follows the kind: `am Park`, `an der Burg`, `St. Marien`, `Sonnenschein`, `Nord`. */
function nameEnd({ tokens, isSmall }: Said, at: number, isOwn: boolean): number | null {
  const first = tokens[at];
  if (!first || first.sentence !== tokens[at - 1]?.sentence) return null;
  let end = at;
  if (STREET_PREPOSITIONS.has(first.key) && first.key !== 'in' && first.key !== 'bei') {
    end += 1;
    if (ARTICLES.has(tokens[end]?.key ?? '')) end += 1;
  } else if (first.key === 'st' || first.key === 'sankt') {
    end += tokens[at + 1]?.key === '.' ? 2 : 1;
  } else if (/^[„"“]$/u.test(first.key)) end += 1;
  const name = tokens[end];
  const isPrefixed = end > at;
  const isName =
    name?.kind === 'word' &&
    (name.isCapital ||
      (isSmall &&
        (isPrefixed ||
          (tokens[at - 1]?.key !== 'schule' && isBehindName(tokens[end + 1])) ||
          isCompound(tokens, at - 1)) &&
        isOwn &&
        !isDone(name) &&
        !NOTHING_TOLD.has(name.key)));
  if (!isName) return null;
  if (
    isPrefixed &&
    /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|abend|nachmittag|ende|anfang|wochenende|tag|vormittag|mittag|meer|computer)$/u.test(
      name.key,
    )
  )
    return null;
  end += 1;
  while (end - at < LONGEST_NAME && tokens[end]?.isCapital) end += 1;
  return end;
}

/** `Meine Schule heißt Sonnenhof.` */
function readToldSchool({ tokens, isSmall }: Said, at: number): Found | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || !KIND.test(token.key)) return null;
  const isOurs = tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ key }) => /^(?:mein|unser)/u.test(key));
  // `Der Kindergarten heißt Sankt Nikolaus`
  const isCalledSo =
    /^(?:der|die|das)$/u.test(tokens[at - 1]?.key ?? '') &&
    tokens[at + 1]?.key === 'heisst' &&
    tokens[at + 2]?.isCapital === true;
  if (!isOurs && !isCalledSo) return null;
  if (!SAYS.has(tokens[at + 1]?.key ?? '')) return null;
  const isCalled = tokens[at + 1]?.key !== 'ist';
  let start = at + 2;
  while (ARTICLES.has(tokens[start]?.key ?? '')) start += 1;
  let end = start;
  while (end - start < LONGEST_NAME) {
    const next = tokens[end];
    if (next?.kind !== 'word' || next.sentence !== token.sentence || NOTHING_TOLD.has(next.key))
      break;
    const isLink = STREET_PREPOSITIONS.has(next.key) || ARTICLES.has(next.key);
    if (!next.isCapital && !isLink && !(isCalled && (end === start || isSmall))) break;
    end += 1;
  }
  const kind = isSmall ? tokens.slice(start, end).findLastIndex(({ key }) => KIND.test(key)) : -1;
  // `schule am waldrand`
  if (kind === 0 && isCalled && end > start + 1) return { start, end };
  if (kind >= 0) return { start, end: start + kind + 1 };
  while (end > start && !tokens[end - 1]?.isCapital && end - start > 1) end -= 1;
  return end > start ? { start, end } : null;
}

import { foldForSearch } from '@lux/german-text/fold-letters.ts';
import { type FactIndex, kindOfQuestion, toldFact } from './facts/create-fact-index.ts';
import { rankFacts } from './facts/rank-facts.ts';
import { isAsking } from './follow-ups/is-asking.ts';
import { type Asked, pickByText } from './skill.ts';
import type { SmallTalkFile } from './small-talk/small-talk-file.ts';

type Admissions = SmallTalkFile['admissions'];
type Way = keyof Admissions['ways'];

/** Of a question's words, weighed by how rare they are, a near fact shares at least this part. */
const MIN_SHARED = 0.45;
const MAX_OFFERS = 2;
/** So many letters of a word must begin a word of the question: a corrected word is no nearness. */
const MIN_SAME_LETTERS = 4;
const MAX_SAME_LETTERS = 5;
const NEVER_NEAR: readonly Way[] = ['now', 'own', 'person', 'self'];

/** What a question asks for tells where one finds it out; the first that fits. */
const WAYS: readonly (readonly [Way, RegExp])[] = [
  [
    'now',
    /(?<!\p{L})(?:heute|gerade|aktuell\p{L}*|neu(?:e|er|es|en|este\p{L}*)|gestern|morgen|bundesliga|tabelle|gewonnen|meister|kanzler\p{L}*|präsident\p{L}*|kostet|preis|teuer|kino|serie|folge|staffel|spiel(?:t|en)?)(?!\p{L})/u,
  ],
  [
    'own',
    /(?<!\p{L})(?:mein\p{L}*|unser\p{L}*) (?!meinung|erde|sonne|planet|welt)\p{L}+|(?<!\p{L})(?:heiße?|wohne?|bin|war|mag|werde|hatte|hab|habe) (?:ich|wir)(?!\p{L})(?! nie)|^(?:wen|wer|wem|was|wo|wie) (?:kenne?|lieb\p{L}*|mag|wohne?) ich(?!\p{L})/u,
  ],
  ['self', /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/u],
  [
    'place',
    /(?<!\p{L})(?:wo|woher|wohin|liegt|fluss|stadt|land|hauptstadt|berg|insel|weit)(?!\p{L})/u,
  ],
  ['word', /(?<!\p{L})(?:bedeutet|was hei(?:ß|ss)t|wort|schreibt|buchstabiert)(?!\p{L})/u],
  ['person', /(?<!\p{L})(?:wer|wen|wem)(?!\p{L})/u],
];
const QUESTION =
  /\?|(?<!\p{L})(?:wie|was|wer|wen|wem|wo\p{L}*|wann|warum|wieso|weshalb|welche\p{L}*|erklär\p{L}*|wissen|kennst|weißt)(?!\p{L})|^(?:ist|sind|hat|haben|kann|können|gibt|gibts|darf|muss|hast|bist|kannst|lebt|leben|wird|werden)(?!\p{L})/u;

/** Whether something near may be offered: never to who tells, asks of its own life, of LUX or of the news. */
export function mayOffer(question: string): boolean {
  const text = question.toLowerCase().trim();
  return (
    QUESTION.test(text) &&
    !WAYS.some(([way, pattern]) => NEVER_NEAR.includes(way) && pattern.test(text))
  );
}

/** "Wochenende" begins as "Woche" does; "isses" is not "ISS". */
function startsAlike(word: string, stem: string): boolean {
  const plain = stem.replace(/[!+]$/, '');
  return plain.length < MIN_SAME_LETTERS
    ? word === plain
    : word.startsWith(plain.slice(0, MAX_SAME_LETTERS));
}

/**
 * LUX does not know it, and says so: with a question it can answer where one is near in meaning, else
 * with a way to find out. Never the same words twice in a talk.
 */
export function createAdmission(index: FactIndex, { opening, unclear, ways }: Admissions) {
  function nearOf(question: string): string[] {
    const asked = index.words.read(question);
    const words = foldForSearch(question).match(/[\p{L}\p{N}]+/gu) ?? [];
    const total = asked.reduce((sum, { stem }) => sum + index.weight(stem), 0);
    return rankFacts(index, question)
      .filter(({ fact }) => {
        const entry = index.entries.get(fact.id);
        const shared = asked.filter(
          ({ stem, isKnown }) =>
            isKnown &&
            entry?.keywords.has(stem) &&
            // It must be seen in what is offered, too.
            entry.wordings[0]?.stems.includes(stem) &&
            !index.words.isLight(stem) &&
            words.some((word) => startsAlike(word, stem)),
        );
        const weight = shared.reduce((sum, { stem }) => sum + index.weight(stem), 0);
        return weight >= total * MIN_SHARED;
      })
      .slice(0, MAX_OFFERS)
      .map(({ fact }) => fact.questions[0] ?? '');
  }

  /** A question of ours that holds nothing but words of what was asked, and asks alike. */
  function sameOf(question: string) {
    const asked = new Set(index.words.read(question).map(({ stem }) => stem));
    const kind = kindOfQuestion(question);
    return rankFacts(index, question).find(({ fact }) => {
      const wording = index.entries.get(fact.id)?.wordings[0];
      const stems = (wording?.stems ?? []).filter((stem) => !index.words.isLight(stem));
      const isSame = stems.length > 0 && stems.every((stem) => asked.has(stem));
      const isMost =
        stems.length * 2 >= [...asked].filter((stem) => !index.words.isLight(stem)).length;
      return isSame && isMost && kindOfQuestion(fact.questions[0] ?? '') === kind;
    })?.fact;
  }

  /** In a talk nothing is offered that has nothing to do with it: `isOfTalk` says "der" or "und …". */
  return function admitNotKnowing(
    { question, history, level }: Asked,
    { isOfTalk = false }: { isOfTalk?: boolean } = {},
  ): string {
    const isNew = !isOfTalk && mayOffer(question);
    const same = isNew ? sameOf(question) : undefined;
    if (same) return `Du meinst bestimmt: ${same.questions[0]} ${toldFact(same, level)}`;
    const text = question.toLowerCase();
    const unheard = (lines: readonly string[]) => {
      const fresh = lines.filter((line) => !history.some(({ content }) => content.includes(line)));
      return pickByText(fresh.length > 0 ? fresh : lines, `${question} ${history.length}`);
    };
    const near = nearOf(question).filter(
      (offer) => !history.some(({ content }) => content.includes(offer)),
    );
    if (near.length > 0 && isNew) {
      return `${unheard(opening)} Aber frag mich doch: ${near.join(' Oder: ')}`;
    }
    if (!QUESTION.test(text.trim()) && !isAsking(text)) return unheard(unclear);
    const way = WAYS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'any';
    return `${unheard(opening)} ${unheard(ways[way])}`;
  };
}

import type { EnglishTalk } from '../../content/schemas.ts';
import type { Tools } from '../../desk/tools.ts';
import { readEnglish } from './read-english.ts';

interface Reply {
  pattern: RegExp;
  en: string;
  de: string;
}

const compiled = new WeakMap<readonly EnglishTalk[], readonly Reply[]>();
const MOST_WORDS = 12;
const MOST_KEPT = 3;
const NUMBERS = 'four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\\d{1,2}';
const LEAST_WORDS = 3;

function repliesOf(talks: readonly EnglishTalk[]): readonly Reply[] {
  const known = compiled.get(talks);
  if (known) return known;
  const replies = talks.flatMap(({ heard, en, de }) =>
    heard.map((text) => ({
      pattern: new RegExp(
        `^${text.replace('{w}', '(?<w>\\S.*)').replace('{d}', '(?<d>\\S+)').replace('{n}', `(?<n>${NUMBERS})`)}$`,
        'u',
      ),
      en,
      de,
    })),
  );
  compiled.set(talks, replies);
  return replies;
}

/**
 * What LUX says to a child that speaks English with it, in English and then in German; to what no line of
 * `english-talk.yaml` fits, what it means, where all of it is understood. Null of what is not English.
 */
export function answerEnglishTalk(said: string, tools: Tools): string | null {
  const replies = repliesOf(tools.content.englishTalks);
  const wish = plain(said);
  const advice = adviseReply(wish, replies, tools);
  if (advice !== null) return advice;
  const english = readEnglish(said);
  const text = english ?? wish;
  if (text === '' || text.split(' ').length > MOST_WORDS) return null;
  for (const reply of replies) {
    const { w, n } = reply.pattern.exec(text)?.groups ?? {};
    if (!reply.pattern.test(text)) continue;
    if (w !== undefined && !mayKeep(w, text, tools)) continue;
    return say(reply, n ?? w ?? '', text);
  }
  return english === null ? null : meant(english, tools);
}

const plain = (said: string) =>
  said
    .toLowerCase()
    .replace(/[.,!?]/g, '')
    .replace(/^(?:lux|du|hey) /, '')
    .replace(/(?<= )(?:bitte|denn|eigentlich|auch mal) ?/g, '')
    .trim();

const ASKS_REPLY: readonly RegExp[] = [
  /^(?:was (?:heißt|bedeutet) )?(?<phrase>[a-z' ]+?) und was (?:muss|soll|kann|sage?|antworte) (?:ich|man)(?: da| dann| drauf| darauf)*(?: antworten| sagen)?$/u,
  /^was (?:antworte|antwortet|sage?|sagt|muss|soll|kann) (?:ich|man) (?:da |dann )?(?:auf|wenn (?:einer|jemand|mich (?:einer|jemand))(?: sagt| fragt)?) (?<phrase>[a-z' ]+?)(?: antworten| sagen| sagt| fragt)?$/u,
];
/** Only LUX can say of itself that it is a program. */
const OF_LUX = /LUX|computer/u;

/** "Was heißt how are you und was muss ich da antworten?": what it means, and what a child may say. */
function adviseReply(wish: string, replies: readonly Reply[], { english }: Tools): string | null {
  const phrase = ASKS_REPLY.map((pattern) => pattern.exec(wish)?.groups?.phrase).find(Boolean);
  const known = phrase === undefined ? undefined : english.englishPhrase(phrase);
  const reply = replies.find(({ pattern, en }) => pattern.test(phrase ?? '') && !OF_LUX.test(en));
  if (!known || !reply) return null;
  return `“${known.en}” heißt auf Deutsch: „${known.de}“ Du kannst antworten: “${reply.en}”`;
}

const mayKeep = (kept: string, text: string, tools: Tools) =>
  /^(?:hello |hi )?my name is|^i (?:live|come) |^(?:hello )?i am (?:called|from) /u.test(text) ||
  (kept.split(' ').length <= MOST_KEPT && isEnglish(kept, tools));

/** An English sentence no reply is written for: LUX tells what it has understood. */
function meant(text: string, { ear, translator }: Tools): string | null {
  if (!ear().isEnglish(text)) return null;
  if (text.split(' ').length < LEAST_WORDS || /^(?:what|how do you say) /.test(text)) return null;
  const german = translator().toGerman(text);
  return german
    ? `“Well done!” Das heißt: „Gut gemacht!“ Dein Satz heißt auf Deutsch: „${german}“`
    : null;
}

function say({ en, de }: Reply, kept: string, text: string) {
  if (!/[.!?]$/.test(en)) return `„${de}“ heißt auf Englisch “${en}”. Sprich es mir nach: “${en}”`;
  const name = /name is|called/.test(text) ? nameOf(kept) : kept.replace(/^(?:my|a|an|the) /, '');
  const put = (line: string) =>
    line
      .replaceAll('{w}', name)
      .replaceAll('{n}', kept)
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return `“${put(en)}” Das heißt: „${put(de)}“`;
}

/** "Lena and you": the name alone. */
const nameOf = (kept: string) => {
  const [name = ''] = kept.split(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const isEnglish = (text: string, { english }: Tools) =>
  /^\d+$/.test(text) ||
  text
    .replace(/^(?:a|an|the|my|to) /, '')
    .split(' ')
    .every(
      (word) =>
        english.english(word).length > 0 ||
        /^(?:and|my|the|a|pizza|cola|lego|spaghetti|very|much)$/.test(word),
    );

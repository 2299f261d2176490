import type { Knowledge } from '@lux/knowledge/talk/create-knowledge.ts';
import { type Asked, exchangesOf, type Skill } from '../skill.ts';

/** "Nenn mir einen", "sag mal zwei davon" */
const NAME_SOME =
  /^(?:(?:und|ok|okay|dann|bitte|lux|jetzt|ja) )*(?:nenne?|sag|gib|zeig|verrat|kennst|weißt)(?: (?:mir|mal|uns|doch|bitte|du|noch|davon))* (eins|einen|eine|ein|zwei|drei|vier|fünf|ein paar|welche)(?: (?:davon|von denen|beispiele?|als beispiel|bitte|namen))*[?.! ]*$/iu;
/** "Und noch eins?" */
const ONE_MORE =
  /^(?:(?:und|ok|okay|dann|bitte|lux|jetzt|ja) )*(?:nenn mir |sag mir |sag |kennst du |gibt es )?(?:noch|weitere?) (eins|einen?|einer|eine|zwei|drei|ein paar|welche|ein beispiel|ein anderes)(?: (?:davon|bitte|mehr))*[?.! ]*$/iu;
const COUNTS: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  'ein paar': 3,
  welche: 3,
};
const ITEM = String.raw`(?:\d+|(?:(?:der|die|das|den) )?[\p{L}-]+(?: (?:\p{Lu}[\p{L}-]+|\d+)){0,2})`;
const LIST = new RegExp(
  String.raw`(?<![\p{L}-])${ITEM}(?:, ${ITEM})+(?:,? (?:und|oder|sowie) ${ITEM})?`,
  'gu',
);
const IS_NAME = /^(?:(?:der|die|das|den) )?\p{Lu}|^\d+$/u;
const SMALL_LIST = /Beispiel: (\p{Ll}[\p{L}-]+(?:, \p{Ll}[\p{L}-]+)+)/u;
/** LUX has named one or some of a list. */
const NAMED = /^Zum Beispiel: ([^.:]+)\.$/u;
const MOST_TURNS = 4;

/** "Die Planeten heißen Merkur": the name alone. */
const bareItem = (item: string) =>
  item.trim().replace(/^(?!(?:der|die|das|den) )\p{Ll}+ (?=\p{Lu}|\d)/u, '');

/** What a text names one after the other: "Igel, Fledermaus und Murmeltier". */
export function itemsIn(text: string): string[] {
  const small = SMALL_LIST.exec(text)?.[1]?.split(', ');
  if (small) return small;
  const behind = /(?<=Beispiel:? ).+/u.exec(text)?.[0] ?? '';
  const lists = [...behind.matchAll(LIST), ...text.matchAll(LIST)].map(([list]) =>
    list.split(/,? (?:und|oder|sowie) |, /u).map(bareItem),
  );
  const named = lists.map((list) => list.filter((item) => IS_NAME.test(item)));
  return named.find((list) => list.length > 1) ?? [];
}

/** The list that is talked of, and what of it was named since. */
function listOf({ history }: Asked): { items: string[]; named: string[] } | null {
  const told = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const named: string[] = [];
  for (const text of told.slice(-MOST_TURNS).reverse()) {
    const some = NAMED.exec(text)?.[1]?.split(/, | und /u);
    if (some) {
      named.push(...some);
      continue;
    }
    const items = itemsIn(text);
    return items.length > 1 ? { items, named } : named.length > 0 ? { items: [], named } : null;
  }
  return named.length > 0 ? { items: [], named } : null;
}

/** Names one, or some, of what was listed last: "nenn mir eins", "und noch eins". */
export function createListTalk(knowledge: Knowledge): Skill {
  return (asked) => {
    const { history, last, level, question } = asked;
    const count = NAME_SOME.exec(question)?.[1] ?? ONE_MORE.exec(question)?.[1];
    if (count === undefined || last === undefined) return null;
    const list = listOf(asked);
    const isOfLast = list !== null || (knowledge.hasTold(last) && NAME_SOME.test(question));
    if (!isOfLast) return null;
    const { items, named } = list ?? { items: [], named: [] };
    const known = knowledge.examplesOf(exchangesOf(history), level);
    const all = items.length > 1 ? items : known;
    const fresh = all.filter((item) => !named.includes(item));
    const some = fresh.slice(0, COUNTS[count.toLowerCase()] ?? 1);
    if (some.length === 0) {
      return named.length > 0 ? 'Mehr fallen mir dazu leider nicht ein.' : null;
    }
    return `Zum Beispiel: ${some.join(', ').replace(/, ([^,]+)$/u, ' und $1')}.`;
  };
}

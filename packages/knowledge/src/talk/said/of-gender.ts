import type { Thing } from '../../content/thing.ts';
import { isPlural } from '../telling/say.ts';
import { NO_TOPIC, type Topic } from '../topic.ts';
import type { Said } from './said.ts';

/** "Lebt die", "ist der": one is meant, and its article is said. */
const ONE_MEANT =
  /\b(?:ist|hat|wird|kann|war|lebt|frisst|isst|wiegt|schlaft|wohnt|macht|braucht|trinkt|fliegt|schwimmt|lauft|kommt|sieht|hort|kostet|steht|liegt|baut|legt|stirbt|wachst) (er|der|sie|die|es|das)\b/;
const ARTICLES: Readonly<Record<string, Thing['article']>> = {
  er: 'der',
  der: 'der',
  sie: 'die',
  die: 'die',
  es: 'das',
  das: 'das',
};

/** "Wie lange lebt die?" after bees and their honey means the bee: the last one that is called so. */
export function ofGender({ folded, hasPronoun, mentions }: Said, topic: Topic): Topic {
  const article = ARTICLES[ONE_MEANT.exec(folded)?.[1] ?? ''];
  const { thing, recent } = topic;
  // "Das" may mean all that was told.
  if (!hasPronoun || mentions.length > 0 || !thing || !article || article === 'das') return topic;
  const isNameless = thing.article === '-' && thing.isA.length > 0;
  if (isNameless || thing.article === article || isPlural(thing)) return topic;
  const meant = recent.findLast((one) => one.article === article && !isPlural(one));
  // "Wo hört er auf?" of the Danube means it, and not all rivers.
  if (meant && thing.isA.includes(meant.name)) return topic;
  return meant ? { ...NO_TOPIC, recent, thing: meant, aspects: topic.aspects } : topic;
}

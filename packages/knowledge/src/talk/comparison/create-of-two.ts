import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import type { NameIndex } from '../../recognition/name-index.ts';
import { capitalIn, tellsCapital } from '../refer/by-last-question.ts';
import { alikeInTalk } from '../refer/of-order.ts';
import { namedIn, type Said } from '../said/said.ts';
import type { Level, Step, Topic } from '../topic.ts';
import { createClassIndex, measureAsked } from './compare-things.ts';
import { tellHowMuchMore } from './how-much-more.ts';
import { tellBeyond } from './tell-beyond.ts';
import { tellWhoHasMore } from './who-has-more.ts';

const UNKNOWN = 'Das weiß ich leider nicht.';

interface Known {
  entriesFor: (thing: Thing) => readonly Entry[];
  names: NameIndex;
  read: (question: string) => Said;
  stepOfWholes: (wholes: readonly string[], topic: Topic, level: Level) => Step | null;
  things: readonly Thing[];
}

/** What is reckoned from what is known of two that are talked of, or of one and all others. */
export function createOfTwo({ entriesFor, names, read, stepOfWholes, things }: Known) {
  const classes = createClassIndex(things);

  return function ofTwo(said: string, topic: Topic, level: Level): Step | null {
    const pair = topic.things.length === 2 ? topic.things : alikeInTalk(topic);
    return (
      tellHowMuchMore(read(said), topic, read) ??
      tellWhoHasMore(read(said), topic, pair, entriesFor, level) ??
      tellBeyond(read(said), topic, { classes, entriesFor }, level) ??
      ofCapitals(said, topic, level)
    );
  };

  /** "Welche ist größer?" behind two capitals asks of the cities, and not of their countries. */
  function ofCapitals(said: string, topic: Topic, level: Level): Step | null {
    const measure = measureAsked(said);
    const { entry, met = [] } = topic;
    const isOfCity = entry !== undefined && tellsCapital(entry);
    if (!measure || !isOfCity || namedIn(read(said)).length > 0) return null;
    const cities = met.flatMap((land) => {
      const capital = entriesFor(land).find(({ aspect }) => aspect === 'capital');
      return (capital && capitalIn(capital, names)) ?? [];
    });
    const [one, other] = cities.slice(-2);
    const whole =
      one && other ? `was ist ${measure.comparative}, ${one.name} oder ${other.name}` : undefined;
    const found = whole === undefined ? null : stepOfWholes([whole], topic, level);
    const answer = { text: UNKNOWN, confidence: 0.3, isAdmission: true };
    return found ?? { answer, topic, isClosed: true };
  }
}

/** Two of one kind, as hare and rabbit; a country and its rivers are none. */
export const areAlike = ([one, other, ...more]: readonly Thing[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  more.length === 0 &&
  one.isA.some((kind) => other.isA.includes(kind));

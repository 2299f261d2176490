import { isAlive, type Reading } from '../../sentence/reading.ts';
import type { WishFigure } from '../../wish.ts';
import type { Group } from '../clause-groups.ts';
import type { Roles } from '../clause-roles.ts';
import type { ClauseVerb } from '../resolve-verb.ts';
import { BOTTLE } from './feed.ts';
import { haveSense, senseOf } from './sense-of.ts';

/** Whether a figure is of a kind of things: worn, ridden, sat in. */
export const isA = (
  { lexicon }: Reading,
  kind: Parameters<typeof lexicon.classes.isA>[0],
  { hexcodes }: WishFigure,
) => lexicon.classes.isA(kind, hexcodes);

/** What a preposition means to this verb; people said with "mit" do it too. */
export function senseForGroup(
  reading: Reading,
  { entry }: ClauseVerb,
  { preposition = '', figures, article, grammaticalCase }: Group,
  { subjects, objects }: Roles,
): string | undefined {
  const senses: Record<string, unknown> = { ...entry };
  const said = senses[preposition];
  // "wartet auf seinem Pferd": it is where one is, and nobody looks at it.
  const isPlace =
    /^(auf|in|an|uber)$/.test(preposition) && said === 'looksAt' && grammaticalCase === 'dative';
  const sense = typeof said === 'string' && !isPlace ? said : undefined;
  const thing = reading.wish.figures[figures[0] ?? -1];
  const doer = reading.wish.figures[subjects[0] ?? -1];
  const isOut = preposition === 'aus' && !sense && thing && isA(reading, 'inside', thing);
  if (isOut) return 'comesOutOf';
  if (preposition === 'an' && objects.length > 0) return undefined;
  // "schaut sich im Spiegel an": at oneself in it.
  if (preposition === 'in' && thing && MIRROR.test(thing.hexcodes[0] ?? '')) return 'looksAt';
  const isEaten = thing && (isA(reading, 'food', thing) || BOTTLE.test(thing.hexcodes[0] ?? ''));
  if (sense === 'feedWith' && thing && !isEaten) return undefined;
  if (preposition !== 'mit' || !thing || !doer || sense === 'feedWith') return sense;
  const isSocial = /^(hugs|kisses|fights|walks|with)$/.test(sense ?? '');
  const isTheirs = /^(mein|sein|ihr|unser)(er|em)$/.test(article);
  // "trägt einen Käfig mit einer Gans": it is in there. Teddies do nothing by themselves.
  const held = reading.wish.figures[objects.at(-1) ?? -1];
  if (TOYS.test(thing.hexcodes[0] ?? '')) return sense === 'pose' ? 'holds' : undefined;
  if (held && !thing.person && CAGES.test(held.hexcodes[0] ?? '')) return undefined;
  const isCompanion = thing.person || ((objects.length > 0 || isTheirs) && isAlive(reading, thing));
  if (isCompanion && !isSocial && sense !== 'feedWith') return 'pose';
  if (!sense) return undefined;
  // "tanzen mit Luftballons": only who lives dances along.
  if (sense === 'pose' && !isAlive(reading, thing)) return haveSense(doer, thing, reading.lexicon);
  // "spielt Trommel mit zwei Stöcken": they are in the hands.
  if (sense === 'play' && objects.length > 0 && isA(reading, 'tools', thing)) return 'holds';
  const found = senseOf(sense, doer, thing, reading.lexicon);
  return found === 'with' && !isSocial && !/^(play|pose)$/.test(sense) ? undefined : sense;
}

const TOYS = /^(1F9F8|own-doll)/;
const CAGES =
  /^(1F9FA|1FAA3|1F392|1F4E6|own-(cage|open-box|egg-basket|jar|bowl|sack|pannier|shopping-bag|aquarium))/;
const MIRROR = /^1FA9E/;

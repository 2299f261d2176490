import type { StoryTask } from '../data/load-story-data.ts';
import { createHero, type Hero } from '../grammar/create-hero.ts';
import type { StoryCast } from '../grammar/fill-template.ts';
import { createStoryText } from '../plot/create-story-text.ts';
import { readStoryText, type StoryReading } from '../reading/read-story.ts';
import { findGrave, type Grave } from './find-grave.ts';
import { findTrusted } from './find-trusted.ts';

type Part = 'next' | 'end';
type Task = Pick<StoryTask, 'data' | 'context' | 'characters' | 'ageGroup' | 'random'>;

/**
 * Goes on or ends where somebody is hurt or wants to come to harm: calmly, nothing is put right by magic, and
 * a grown-up who did no harm listens and helps. Null where a text tells of nothing like that.
 */
export function tellGrave(task: Task, part: Part): string | null {
  const { data, context, characters } = task;
  const grave = findGrave(
    context,
    characters.map(({ name }) => name),
  );
  if (!grave) return null;
  const reading = readStoryText(task);
  const hero = victimOf(reading, grave, data);
  const cast: StoryCast = {
    hero: hero ?? createHero('unknown', { nom: 'jemand', acc: 'jemanden', dat: 'jemandem' }),
    isPresent: reading.isPresent,
    verbs: data.verbs,
  };
  const story = createStoryText(context);
  const age = task.ageGroup === 'small' ? 'small' : 'older';
  const { trust } = data;
  const lines = linesOf(grave, trust);
  const calm = grave.kind === 'sorrow' ? trust.sorrow : trust.nobody;
  const trusted = grave.kind === 'harm' && part === 'end' ? findTrusted(context, grave) : null;
  const isTold =
    (hero !== null &&
      ((trusted !== null &&
        story.addOneOf(trust.harm.named[age], { ...cast, helper: trusted }, task.random)) ||
        story.addOneOf(lines[part][age], cast, task.random))) ||
    story.addOneOf(calm[part][age], cast, task.random);
  // All has been said already: then it is said that somebody listens.
  return isTold ? story.text() : AGAIN[part];
}

const AGAIN = {
  next: 'Wer hört jetzt zu?',
  end: 'Eine Erwachsene hört zu und hilft, so lange es nötig ist.',
};

function linesOf({ kind }: Grave, trust: StoryTask['data']['trust']) {
  if (kind === 'harm' || kind === 'stranger' || kind === 'sorrow') return trust[kind];
  return trust.urge;
}

const CHILD =
  /^(?:der|die|das|ein|eine|mein|meine)? ?(?:\p{Ll}+ )?(?:Junge|Mädchen|Kind|Schüler|Schülerin|Bub)$/u;

/** Whom it happens to; null where LUX is not sure, so that nobody who does harm is comforted for it. */
function victimOf(
  { hero, clauses, subjects, corrected }: StoryReading,
  { kind, deeds }: Grave,
  data: StoryTask['data'],
): Hero | null {
  if (/(?<!\p{L})(?:ich|mich|mir|mein\p{L}*)(?!\p{L})/iu.test(corrected.text)) {
    const isOwnDeed = deeds.some((one) =>
      /^(?:\p{L}+ )?ich |(?<!\p{L})(?:habe?|hatte) ich /u.test(one),
    );
    return isOwnDeed ? null : createHero('ich');
  }
  if (!hero || hero.nom.includes(' und ')) return null;
  const name = hero.nom.split(' ').at(-1) ?? '';
  const isChild = data.firstNames.has(name) || CHILD.test(hero.nom) || hero.er === 'wir';
  if (kind === 'urge' || kind === 'death') return isChild ? hero : null;
  const isDoer = clauses.some((clause) => {
    const said = clause.lower.join(' ');
    const isDeed = deeds.some((deed) => deed.includes(said) || said.includes(deed));
    return isDeed && subjects.get(clause)?.isHero === true;
  });
  const starts = deeds.some((deed) => deed.startsWith(hero.nom.toLowerCase()));
  return isChild && !isDoer && !starts ? hero : null;
}

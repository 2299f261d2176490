import { type AspectName, aspectNames } from '../../content/aspect-names.ts';
import type { Levels, Thing } from '../../content/thing.ts';
import { wordsOf } from '../../recognition/words.ts';
import { expandPattern } from '../expand-pattern.ts';
import { readTraining } from '../read-training.ts';

/** A question whose answer is known to be there in other words, or known to be missing. */
export interface HeldQuestion {
  text: string;
  /** What answers it; undefined where nothing does. */
  target: Levels | undefined;
  /** Whether the target was taken out: then nothing should be told. */
  isMissing: boolean;
  /** What it is asked of without naming it: "der". */
  about?: Thing;
}

const MISSING = 0.12;
const REWORDED = 0.42;
const OF_ASPECTS = 1_500;
const OF_TOPIC = 0.35;
const PRONOUNS = { der: 'der', die: 'die', das: 'das', '-': 'das' };

/**
 * Things with some answers left out, and others without one of their own questions: asked in those words,
 * what is left is found as new words find it.
 */
export function leaveOut(
  all: readonly Thing[],
  random: () => number,
): { things: Thing[]; questions: HeldQuestion[] } {
  const questions: HeldQuestion[] = [];
  const things = all.map((thing) => {
    const more = thing.more.flatMap((entry) => {
      const chance = random();
      if (chance < MISSING) {
        for (const text of entry.asks.slice(0, 2)) {
          questions.push({ text, target: entry, isMissing: true, about: thing });
        }
        return [];
      }
      if (chance > REWORDED || entry.asks.length < 2) return [entry];
      const at = 1 + Math.floor(random() * (entry.asks.length - 1));
      questions.push({ text: entry.asks[at] ?? '', target: entry, isMissing: false, about: thing });
      return [{ ...entry, asks: entry.asks.filter((_, place) => place !== at) }];
    });
    return { ...thing, more };
  });
  const held = new Map(all.map((thing, place) => [thing, things[place]]));
  const asked = questions.map(({ about, ...question }) => {
    const thing = about && held.get(about);
    return thing ? inTalk({ ...question, about: thing }, random) : question;
  });
  return { things, questions: [...asked, ...ofAspects(things, random)] };
}

/** Some are asked of what is talked of: "Warum rollt der sich zusammen?" */
function inTalk({ about, ...question }: HeldQuestion, random: () => number): HeldQuestion {
  if (!about || random() > OF_TOPIC) return question;
  const names = [about.name, about.plural ?? about.name].sort((a, b) => b.length - a.length);
  const name = names.find((one) => question.text.includes(one));
  if (name === undefined || wordsOf(question.text).length < 3) return question;
  const isMany = name === about.plural && name !== about.name;
  const pattern = new RegExp(
    `(?:(?:der|die|das|den|dem|ein|eine|einen|einem|einer|vom|beim) )?${name}(?:n|s|es)?(?!\\p{L})`,
    'iu',
  );
  const text = question.text.replace(pattern, isMany ? 'die' : PRONOUNS[about.article]);
  return { ...question, text, about };
}

/** Ways to ask for each aspect, of things that have it and of things that do not. */
function ofAspects(things: readonly Thing[], random: () => number): HeldQuestion[] {
  const isName = (label: string): label is AspectName =>
    (aspectNames as readonly string[]).includes(label);
  const patterns = readTraining().flatMap(({ label, pattern }) =>
    isName(label) ? [{ label, pattern }] : [],
  );
  return Array.from({ length: OF_ASPECTS }, (): HeldQuestion[] => {
    const chosen = patterns[Math.floor(random() * patterns.length)];
    const thing = things[Math.floor(random() * things.length)];
    if (!chosen || !thing) return [];
    const nameOf = () => (random() < 0.4 ? (thing.plural ?? thing.name) : thing.name).toLowerCase();
    const target = thing.aspects[chosen.label];
    const isOfTopic = !chosen.pattern.includes('{x}');
    return [
      {
        text: expandPattern(chosen.pattern, { random, nameOf }),
        target,
        isMissing: target === undefined,
        ...(isOfTopic && { about: thing }),
      },
    ];
  }).flat();
}

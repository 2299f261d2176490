import { firstNames } from '@lux/german-text/first-names.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import {
  BODY_BY,
  FED,
  HOME,
  HUNGER,
  HUSHED,
  hurtIn,
  isFabled,
  OLD_TALE,
  SHUT_IN,
  SORROW,
  STRANGER,
  SURPRISE,
  TALE,
  WRONGS,
} from './grave-words.ts';
import { urgeIn } from './urge-words.ts';

/** What in a child's text no adventure may be made of. */
export interface Grave {
  /** `death`: somebody wants to die; `urge`: to run away or to hurt somebody; `sorrow`: is very ill. */
  kind: 'death' | 'urge' | 'stranger' | 'harm' | 'sorrow';
  /** Sentences in which somebody does harm, in small letters. */
  deeds: readonly string[];
}

/** A sentence without an end is read at its end. */
const LONGEST = 300;
/** Somebody wants it so. */
const ASKED =
  /(?<!\p{L})(?:soll\p{L}*|darf\p{L}*|durfte\p{L}*|nicht|bleibt|geheimnis|sagt|sagte)(?!\p{L})/u;
/** So much of the end of a text is what it is about now. */
const NEAR = 12;

/** Harm done by people, and what somebody would do to themselves; null where a text has none. */
export function findGrave(text: string, names: readonly string[] = []): Grave | null {
  const sentences = splitSentences(text).slice(-NEAR).map(plain);
  const whole = sentences.join(' ');
  const known = [...new Set([...names, ...namesIn(text)])].map((one) => one.toLowerCase());
  const isAdventure = (one: string) => TALE.test(one) && !HOME.test(one);
  // What a giant or a witch does is an adventure in each part of its sentence.
  const parts = sentences.flatMap((one) =>
    isAdventure(one) ? [one] : [one, ...one.split(/ (?:und|weil|dass|denn|als) /u)],
  );
  // Who only wants to hit has not done it.
  const done = parts.filter((one) => urgeIn(one) === null);
  const hurt = done.map((one) => ({ one, how: isFabled(one, whole) ? null : hurtIn(one, known) }));
  const deeds = hurt.filter(({ how }) => how === 'active').map(({ one }) => one);
  const pairs = sentences.map((one, at) => `${one} ${sentences[at + 1] ?? ''}`);
  const urge = [whole, ...pairs].map(urgeIn).find((one) => one !== null);
  if (pairs.map(urgeIn).includes('death')) return { kind: 'death', deeds };
  const isHushed =
    !SURPRISE.test(whole) && sentences.some((one) => HUSHED.test(one) && ASKED.test(one));
  if (isHushed || pairs.some((one) => STRANGER.test(one))) return { kind: 'stranger', deeds };
  const isTale = OLD_TALE.test(plain(text)) && !sentences.some((one) => HOME.test(one));
  const isHurt = hurt.some(({ how }) => how !== null);
  const isWrong =
    sentences.some((one) =>
      WRONGS.some((wrong) => wrong.test(one) && !(isTale && SHUT_IN === wrong)),
    ) ||
    pairs.some((one) => BODY_BY.test(one) || WRONGS.slice(2, 5).some((wrong) => wrong.test(one)));
  const isHungry = HUNGER.test(whole) && !FED.test(whole);
  if (isHurt || isWrong || isHungry) return { kind: 'harm', deeds };
  if (urge) return { kind: 'urge', deeds };
  const isSad = !isTale && sentences.some((one) => SORROW.test(one) && !isAdventure(one));
  return isSad ? { kind: 'sorrow', deeds } : null;
}

function plain(sentence: string): string {
  return sentence
    .slice(-LONGEST)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

const NAMES = new Set([...firstNames.girl, ...firstNames.boy, ...firstNames.person]);

function namesIn(text: string): string[] {
  return (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).filter((one) => NAMES.has(one));
}

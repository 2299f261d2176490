import { editDistance } from '@lux/german-text/edit-distance.ts';
import { soundKey } from '@lux/german-text/sound-key.ts';

/** Of a term so many letters at least: shorter ones sound like too much else. */
const FEWEST_OF_TERM = 5;
const FEWEST_TORN = 6;
const MOST_PARTS = 4;
/** Letters of a sound key from which one or two may differ. */
const ONE_MAY_DIFFER = 6;
const TWO_MAY_DIFFER = 9;
/** These begin or end no torn term, unless it sounds exactly so. */
const SMALL =
  /^(?:der|die|das|dem|den|des|eine?[nmrs]?|und|oder|ist|sind|war|wie|was|wer|wo|wann|warum|wieso|man|ich|du|er|sie|es|wir|ihr|mir|dir|mich|dich|nicht|von|vom|mit|für|bei|auf|aus|zu|zum|zur|hat|haben|hab|kann|wird|so|da|denn|mal|auch|noch|schon|ja|nein|aber|wenn|dass)$/u;

/** Vowels that are heard alike, and W for F: "püta goras", "werb". */
const keyOf = (word: string) => soundKey(word).replace(/[yü]/gu, 'i').replace(/w/gu, 'f');

/** What our texts call things and children are taught: each word by its sound. */
function indexOf(terms: Iterable<string>) {
  const bySound = new Map<string, string>();
  for (const term of terms) {
    const word = term.toLowerCase();
    if (word.length < FEWEST_OF_TERM || !/^\p{L}+$/u.test(word)) continue;
    const key = keyOf(word);
    if (!bySound.has(key)) bySound.set(key, word);
  }
  const byStart = Map.groupBy(bySound.keys(), (key) => key.slice(0, 1));
  return { bySound, byStart };
}

/**
 * Writes terms that a recogniser tore or misheard as they are spelt: "foto sinn these", "flieder maus",
 * "sat urn". It may join what was meant as two words, so it is asked only where the words as they were said
 * are not understood.
 */
export function createTermHearer(
  terms: Iterable<string>,
  isWord: (word: string) => boolean,
): (said: string) => string {
  const { bySound, byStart } = indexOf(terms);

  function near(key: string): string | undefined {
    const limit = key.length >= TWO_MAY_DIFFER ? 2 : 1;
    if (key.length < ONE_MAY_DIFFER) return undefined;
    let best: { key: string; cost: number } | undefined;
    for (const other of byStart.get(key.slice(0, 1)) ?? []) {
      const cost = editDistance(key, other, { limit });
      if (cost <= limit && (best === undefined || cost < best.cost)) best = { key: other, cost };
    }
    return best && bySound.get(best.key);
  }

  function termOf(parts: readonly string[]): string | undefined {
    const whole = parts.join('');
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    if (parts.length === 1 && (whole.length < FEWEST_OF_TERM || isWord(whole))) return undefined;
    if (parts.length > 1 && whole.length < FEWEST_TORN) return undefined;
    const key = keyOf(whole);
    const alike = bySound.get(key);
    if (alike === whole) return whole;
    // "Zu sehen" is no "zusehen".
    if (isWord(whole)) return undefined;
    if (alike !== undefined) return alike;
    return SMALL.test(first) || SMALL.test(last) ? undefined : near(key);
  }

  return (said) => {
    const words = said.split(' ');
    for (let at = 0; at < words.length; at += 1) {
      for (let count = Math.min(MOST_PARTS, words.length - at); count > 0; count -= 1) {
        const parts = words.slice(at, at + count);
        const [, end = '', mark = ''] = /^(\p{L}+)([?!.,]*)$/u.exec(parts.at(-1) ?? '') ?? [];
        const front = parts.slice(0, -1);
        if (end === '' || !front.every((word) => /^\p{Ll}+$/u.test(word))) continue;
        const term = termOf([...front, end.toLowerCase()]);
        if (term === undefined) continue;
        words.splice(at, count, `${term}${mark}`);
        break;
      }
    }
    return words.join(' ');
  };
}

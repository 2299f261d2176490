/** What a letter of an expanded pattern belongs to: the frame, the word asked of, or the detail. */
export type Tag = 'frame' | 'word' | 'detail';
export const TAGS: readonly Tag[] = ['frame', 'word', 'detail'];

export interface Piece {
  text: string;
  tag: Tag;
}

interface Fill {
  random: () => number;
  /** Ways to fill a place, by its name. */
  macros: ReadonlyMap<string, readonly string[]>;
  /** A word of a kind: `gn`, `ev`. */
  wordOf: (kind: string) => string | undefined;
}

/** Places that only belong to how something is asked. */
const OF_FRAME = /^(?:who|ewho|dat|pls|oh|ak|eng|eng2|ch2)$/;
const DETAIL = '2d:';

/** "(was|wie) heißt {gn}": one of the sentences a pattern stands for, in pieces that know what they are. */
export function expandRequest(pattern: string, fill: Fill, tag: Tag = 'frame'): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < pattern.length) {
    const letter = pattern[at];
    if (letter === '(') {
      const end = closing(pattern, at);
      const option = anyOf(optionsOf(pattern.slice(at + 1, end)), fill.random);
      const isDetail = option.startsWith(DETAIL);
      const inner = isDetail ? option.slice(DETAIL.length) : option;
      pieces.push(...expandRequest(inner, fill, isDetail ? 'detail' : tag));
      at = end + 1;
    } else if (letter === '{') {
      const end = pattern.indexOf('}', at);
      pieces.push(...expandPlace(pattern.slice(at + 1, end), fill, tag));
      at = end + 1;
    } else {
      const rest = /^[^({]+/.exec(pattern.slice(at))?.[0] ?? pattern.slice(at);
      pieces.push({ text: rest, tag });
      at += rest.length;
    }
  }
  return pieces;
}

function expandPlace(place: string, fill: Fill, tag: Tag): Piece[] {
  const isDetail = place.startsWith('2');
  const name = place.replace(/^2|^@/, '');
  const own: Tag = tag !== 'frame' ? tag : isDetail ? 'detail' : 'word';
  const macro = fill.macros.get(name);
  if (macro) {
    // What is in "ss oder ß" stands marked in the macro itself.
    const isFrame = OF_FRAME.test(name) || name === 'lt';
    return expandRequest(anyOf(macro, fill.random), fill, isFrame ? tag : own);
  }
  const word = fill.wordOf(name);
  if (word === undefined) throw new Error(`Nothing fills {${place}}`);
  return [{ text: word, tag: own }];
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A bracket stays open: ${text}`);
}

function optionsOf(text: string): string[] {
  const options = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === '|' && depth === 0) options.push('');
    else options[options.length - 1] += letter;
  }
  return options;
}

function anyOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}

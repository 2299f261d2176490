import { compileFinder } from '../matching/compile-pattern.ts';
import { ANIMALS, EARNEST, narrowFrames, TOLD, WISHED, wideFrames } from './frame-words.ts';

type Places = string[][];

/** How the alarming words of a text are framed. */
export interface Framing {
  /** The word itself has another sense there. */
  isNarrow: boolean;
  /** An animal and no person is spoken of. */
  isOfAnimal: boolean;
  /** Fiction, care, knowledge, something that is over. */
  isWide: boolean;
  /** Play, in which a child may be hurt. */
  isPlay: boolean;
  /** It is over, or turned out well. */
  isSettled: boolean;
  /** A word is asked about, a feeling or a story told. */
  isTold: boolean;
  /** Something is asked of LUX that it would have to show or explain. */
  isWished: boolean;
  /** The child itself or somebody close is in it. */
  isOfMe: boolean;
  /** Something in it is meant in earnest: then no frame counts. */
  isEarnest: boolean;
}

const finderOf = (words: string) => {
  const { find } = compileFinder(words);
  return (places: Places) => find(places).length > 0;
};
const narrow = Object.values(narrowFrames).map(finderOf);
const { play, settled, ...others } = wideFrames;
const wide = Object.values(others).map(finderOf);
const isPlay = finderOf(play);
const isSettled = finderOf(settled);
const isTold = finderOf(TOLD);
const isWished = finderOf(WISHED);
const isEarnest = finderOf(EARNEST);
const hasAnimal = finderOf(ANIMALS);
const hasPerson = finderOf(
  '<carer> | <somebody close> | <stranger> | jungs | jungen | er | sie | ihn | leute | alle | andere | anderen | kinder',
);
const isOfMe = finderOf(
  'ich | mich | mir | mein | meine | meinen | meinem | meiner | uns | wir | hilfe | <parent> | <relative> | <somebody close>',
);

export function readFrame(places: Places): Framing {
  return {
    isNarrow: narrow.some((has) => has(places)),
    isOfAnimal: hasAnimal(places) && !hasPerson(places),
    isWide: isSettled(places) || wide.some((has) => has(places)),
    isPlay: isPlay(places),
    isSettled: isSettled(places),
    isTold: isTold(places),
    isWished: isWished(places),
    isOfMe: isOfMe(places),
    isEarnest: isEarnest(places),
  };
}

import { learntRemark } from './learnt-remark.ts';

export const JOKE = 'lux-joke-told';
/** "Treffen sich zwei Kühe, sagt die eine …" */
const TELLS_JOKE =
  /^(?:treffen sich|kommt (?:ein|eine) \p{L}+ (?:zum|zur|in|beim)|(?:sitzen|stehen|gehen|laufen|schwimmen|fliegen) (?:zwei|drei) ).*(?<!\p{L})(?:sagt|fragt|meint|ruft)(?!\p{L}).*(?<!\p{L})(?:sagt|antwortet|meint|fragt|ruft)(?!\p{L})/u;
/** "Was sagt der große Stift zum kleinen …" with the answer behind it. */
const ASKS_JOKE =
  /^(?:(?:ich (?:hab|habe|kenn|kenne) (?:einen|nen|auch einen) witz|pass auf|hör zu|witz) )*(?:was|warum|wer|wie|welche[rs]?) (?:sagt|ist|macht|geht|hat|haben|sitzt|steht|liegt|fliegt|hängt|heißt|tier)(?!\p{L})|^kommt (?:ein|eine|n|ne) \p{L}+ (?:zum|zur|in|beim)(?!\p{L})|^treffen sich|^(?:klein )?fritzchen(?!\p{L})/u;
/** "Was ist grün und steht vor der Tür, ein Klopfsalat": the answer stands at the end. */
const ANSWERED_JOKE =
  /^was (?:ist|hat|macht|liegt|hängt|sitzt|fliegt) \p{L}+ und (?:\p{L}+ ){2,7}(?:eine?n?|der|die|das) \p{L}+$/u;
const LEAST_OF_JOKE = 9;
const SURE_JOKE = 0.95;
const isLearntJoke = (said: string) => {
  const found = learntRemark(said, true);
  return found !== null && found.id === JOKE && found.share >= SURE_JOKE;
};

/** Whether a sentence in small letters is a joke with its end. */
export const isJoke = (said: string): boolean =>
  TELLS_JOKE.test(said) ||
  ANSWERED_JOKE.test(said) ||
  (ASKS_JOKE.test(said) && said.split(' ').length >= LEAST_OF_JOKE && isLearntJoke(said));

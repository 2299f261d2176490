/** What asks LUX, in one piece to be loaded when it is needed. */
export { answerTo } from './answer-to.ts';
export { prepareAnswer } from './prepare-answer.ts';

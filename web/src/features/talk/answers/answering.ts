/** Everything needed to ask LUX, loaded lazily as one module. */
export { answerTo } from './answer-to.ts';
export { prepareAnswer } from './prepare-answer.ts';

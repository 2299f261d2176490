import { writeOut } from '@lux/knowledge/recognition/spoken-german.ts';
import type { Skill } from '../skill.ts';
import { answerArithmetic } from './answer-arithmetic.ts';
import { answerNumberQuestion } from './answer-number-question.ts';
import { answerFractionSum } from './fraction-sum.ts';

/** A division tells its rest by itself. */
const WITH_REST = / mit rest[?. ]*$/iu;

/** A sum, of whole numbers or fractions, or a question about numbers. */
export const answerSum: Skill = ({ question }) =>
  answerFractionSum(question) ??
  answerArithmetic(question.replace(WITH_REST, '')) ??
  answerNumberQuestion(question) ??
  // "Wie fiel ist siben mal acht" as it is written.
  answerArithmetic(writeOut(question));

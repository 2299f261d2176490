import { costOf, findPrice } from '@lux/ai/prices/find-price.ts';
import {
  type Exam,
  ExamArea,
  type ExamSummary,
  examBars,
} from '@lux/contracts/conversation/exam.ts';
import type { AnswerRecord, ExamRecord } from './exam.store.ts';
import { loadExam } from './load-exam.ts';

const percent = (passed: number, asked: number): number =>
  asked === 0 ? 0 : Math.round((passed / asked) * 1_000) / 10;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const sumOf = (answers: readonly AnswerRecord[], key: 'inputTokens' | 'outputTokens'): number =>
  answers.reduce((sum, answer) => sum + answer[key], 0);

/** A talking child asks about so often in an hour. */
const QUESTIONS_AN_HOUR = 40;
/** The exam asks without what was said before; a talk sends about so much of it along. */
const HISTORY_TOKENS = 500;

function priceOf({ host, model, answers }: ExamRecord): ExamSummary['price'] {
  const price = findPrice({ host, model });
  const asked = answers.filter((answer) => answer.inputTokens > 0).length;
  if (!price || asked === 0) return null;
  const inputTokens = sumOf(answers, 'inputTokens');
  const outputTokens = sumOf(answers, 'outputTokens');
  const question = costOf(price, {
    inputTokens: inputTokens / asked + HISTORY_TOKENS,
    outputTokens: outputTokens / asked,
  });
  return {
    exam: costOf(price, { inputTokens, outputTokens }),
    childHour: question * QUESTIONS_AN_HOUR,
    asOf: price.asOf,
  };
}

function opinionsOf(answers: readonly AnswerRecord[]): ExamSummary['opinions'] {
  const opinions = answers.flatMap((answer) => answer.opinions);
  const times = opinions.map(({ milliseconds }) => milliseconds);
  return {
    asked: opinions.length,
    unfit: opinions.filter(({ isUnfit }) => isUnfit).length,
    failed: opinions.filter(({ isUnfit }) => isUnfit === null).length,
    milliseconds: times.length > 0 ? quantile(times, 0.5) : null,
  };
}

/** The report card of an exam, also of one that is not at its end. */
export function summariseExam(exam: ExamRecord): ExamSummary {
  const { answers, state } = exam;
  const areas = ExamArea.options.map((area) => {
    const given = answers.filter((answer) => answer.area === area);
    const passed = given.filter(({ isPassed }) => isPassed).length;
    const bar = examBars[area];
    return {
      area,
      passed,
      asked: given.length,
      bar,
      isPassed: percent(passed, given.length) >= bar,
    };
  });
  const passed = answers.filter(({ isPassed }) => isPassed).length;
  const score = state === 'done' ? percent(passed, answers.length) : null;
  const own = answers.filter(({ by }) => by === 'model');
  const firsts = own.map(({ firstMs }) => firstMs);
  return {
    id: exam._id,
    state,
    host: exam.host,
    model: exam.model,
    settings: exam.settings,
    requestedAt: exam.requestedAt.toISOString(),
    finishedAt: exam.finishedAt?.toISOString() ?? null,
    progress: {
      answered: answers.length,
      all: state === 'done' ? answers.length : loadExam().length,
    },
    isWaiting: exam.isWaiting,
    problem: exam.problem,
    score,
    isPassed: score === null ? null : score >= examBars.all && areas.every((area) => area.isPassed),
    areas,
    speed:
      own.length === 0
        ? null
        : {
            firstMs: quantile(firsts, 0.5),
            firstP95Ms: quantile(firsts, 0.95),
            totalMs: quantile(
              own.map(({ totalMs }) => totalMs),
              0.5,
            ),
          },
    usage: {
      inputTokens: sumOf(answers, 'inputTokens'),
      outputTokens: sumOf(answers, 'outputTokens'),
      isEstimate: answers.some(({ isEstimate }) => isEstimate),
    },
    price: priceOf(exam),
    opinions: opinionsOf(answers),
  };
}

/** With every answer, in the order of the exam. */
export const reportExam = (exam: ExamRecord): Exam => ({
  ...summariseExam(exam),
  answers: exam.answers
    .map(({ id, area, question, answer, isPassed, reason, by, firstMs, totalMs }) => ({
      ...{ id, area, question, answer, isPassed, reason, by, firstMs, totalMs },
    }))
    .sort(
      (one, other) =>
        ExamArea.options.indexOf(one.area) - ExamArea.options.indexOf(other.area) ||
        one.id.localeCompare(other.id),
    ),
});

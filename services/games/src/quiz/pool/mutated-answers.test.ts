import { AgeGroup, QuizCategory, QuizQuestion } from '@lux/contracts/games/quiz.ts';
import { loadConfig } from '@lux/test-kit/config.ts';
import { deleteKeys, useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../../testing/fake-openai.ts';
import { mutateAnswer } from '../../testing/mutate-answer.ts';
import { openGames } from '../../testing/open-games.ts';

const { redis } = useEngines();

const topics = QuizCategory.shape.id.options.flatMap((category) =>
  [undefined, ...AgeGroup.options].map((ageGroup) => ({ category, ageGroup })),
);
const COUNTS = [1, 5, 20];

/** What is wrong with one answered round; empty when nothing is. */
function faultsOf(questions: unknown, count: number): string[] {
  if (!Array.isArray(questions) || questions.length !== count) return ['not as many as asked'];
  const texts = new Set<string>();
  return questions.flatMap((given) => {
    const parsed = QuizQuestion.safeParse(given);
    if (!parsed.success) return [parsed.error.message];
    const { question, options, correctAnswer, explanation } = parsed.data;
    const all = [question, ...options, explanation].join(' | ');
    const faults: string[] = [];
    if (texts.has(question)) faults.push(`twice: ${question}`);
    texts.add(question);
    if (/<[a-z!/]|https?:|javascript:|\p{Cc}|\u202e|\ufffd/iu.test(all))
      faults.push(`dirty: ${all}`);
    // The model's right answers are lamps; an index in place of an answer would be a number.
    const right = options[correctAnswer] ?? '';
    if (all.includes('Wie hell') && /Kerze|Glut|Gar nicht|^[-\d,]+$/.test(right)) {
      faults.push(`wrong answer: ${all}`);
    }
    return faults;
  });
}

const { isSoak } = loadConfig();

test.each([
  { childSafeMode: true, firstSeed: 1, batches: isSoak ? 25 : 6 },
  { childSafeMode: false, firstSeed: 401, batches: isSoak ? 100 : 24 },
])(
  'whatever a model writes, a round is a valid quiz of exactly as many questions ($batches × 16 answers)',
  async ({ childSafeMode, firstSeed, batches }) => {
    const openAi = await fakeOpenAi({ write: (asked) => [mutateAnswer(firstSeed + asked - 1)] });
    const { post, deps, namePrefix } = await openGames({
      redis,
      environment: { OPENAI_BASE_URL: openAi.baseUrl },
      settings: { childSafeMode },
    });
    const faults: string[] = [];
    let pooled = 0;
    const playAll = async (count: number) => {
      const answers = await Promise.all(
        topics.map((topic) => post('/quiz/generate', { ...topic, count })),
      );
      for (const answer of answers) {
        faults.push(...faultsOf(answer.json(), count));
        if (answer.body.includes('Wie hell')) pooled += 1;
      }
    };
    for (let batch = 0; batch < batches; batch += 1) {
      await playAll(1);
      await deps.modelQuiz?.refiller.whenIdle();
      await playAll(COUNTS[batch % COUNTS.length] ?? 5);
      await deleteKeys(redis.url, `${namePrefix}:quiz-pool:`);
    }
    expect(faults).toEqual([]);
    expect(openAi.orders).toHaveLength(batches * topics.length);
    // Most answers hold something good, and it is found.
    expect(pooled / (batches * topics.length)).toBeGreaterThan(0.4);
  },
  120_000,
);

import { pick } from '@lux/random/choose.ts';
import { createRandom, integerBelow, type Random } from '@lux/random/random.ts';

/** What a well-behaved model writes: questions whose right answer is known by their text. */
export function modelQuestions(count: number, name = 'Stern') {
  return Array.from({ length: count }, (_, index) => ({
    question: `Wie hell leuchtet der ${name} Nummer ${index + 1}?`,
    answer: `So hell wie Lampe ${index + 1}`,
    wrong: ['So hell wie eine Kerze', 'So hell wie Glut', 'Gar nicht'],
    explanation: `Der ${name} Nummer ${index + 1} leuchtet wie eine Lampe, weil er sehr heiß ist.`,
  }));
}

type Fields = Record<string, unknown>;

const MEGABYTE = 1_000_000;
const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b>fett</b>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<scr<b>ipt>alert(1)</script>',
  '</div><!-- ',
  '[Link](javascript:alert(1))',
  'https://example.org',
];
const OTHER_VALUES = [null, 7, -1, 1.5, true, [], {}, [[]], { text: {} }, '', ' ', '\u0000', '🌞'];
/** No digits: a changed index that is still valid could not be told from the right one. */
const SIGNS = ['"', '{', '}', '[', ']', ',', ':', '\\', '\n', '\u0000', '\u202e', '\ud800', 'x'];

/** A question as SPEC 3 has it, which models answer with too, with the right option anywhere. */
function asSpec({ answer, wrong, ...rest }: Fields, random: Random): Fields {
  const options = [...(Array.isArray(wrong) ? wrong : [])];
  const correctAnswer = integerBelow(random, options.length + 1);
  options.splice(correctAnswer, 0, answer);
  const index = pick(random, [correctAnswer, `${correctAnswer}`, 'ABCDEF'[correctAnswer], answer]);
  return { ...rest, options, correctAnswer: index };
}

/** Ways to break one question; each gives one that is to be repaired or left out. */
const ofQuestion: ((question: Fields, random: Random) => Fields)[] = [
  (question, random) => ({ ...asSpec(question, random), correctAnswer: pick(random, [4, -1, 99]) }),
  (question, random) => ({
    ...asSpec(question, random),
    correctAnswer: pick(
      random,
      OTHER_VALUES.filter((value) => value !== true),
    ),
  }),
  (question, random) => ({ ...asSpec(question, random), correctAnswer: 'niemand' }),
  ({ answer, ...rest }) => ({ ...rest, options: [answer], correctAnswer: 0 }),
  ({ answer, ...rest }) => ({ ...rest, options: [answer, answer, answer], correctAnswer: 2 }),
  (question) => ({ ...question, wrong: [question.answer] }),
  (question) => ({
    ...question,
    wrong: Array.from({ length: 40 }, (_, index) => `Gar nicht ${index}`),
  }),
  (question, random) => without(question, pick(random, Object.keys(question))),
  (question, random) => ({
    ...question,
    [pick(random, Object.keys(question))]: pick(random, OTHER_VALUES),
  }),
  (question, random) => ({
    ...question,
    [pick(random, ['question', 'answer', 'explanation'])]: pick(random, MARKUP),
  }),
  (question, random) => ({ ...question, wrong: [pick(random, MARKUP), 'Gar nicht'] }),
  (question) => ({ ...question, explanation: 'lang '.repeat(1_000) }),
  (question) => ({ question }),
  asSpec,
];

/** Ways to break the whole text. */
const ofText: ((text: string, random: Random) => string)[] = [
  (text) => text,
  (text, random) => text.slice(0, integerBelow(random, text.length)),
  (text, random) => text.slice(integerBelow(random, text.length)),
  (text) => `Gern! Hier ist dein {Quiz}:\n\`\`\`json\n${text}\n\`\`\`\nViel Spaß!`,
  (text) => `\`\`\`\n${text}`,
  (text) => `{"data":{"quiz":{"questions":${text}}}}`,
  (text) => `{"questions":${text}`,
  (text) => JSON.stringify(text),
  (text) => text.replaceAll('}', ',}'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll('"', '“'),
  (text) => text + text,
  (text) => `${'['.repeat(2_000)}${text}${']'.repeat(2_000)}`,
  (text) => '{"a":'.repeat(2_000) + text,
  () => '',
  () => 'Das kann ich leider nicht.',
  () => '[]',
  () => '\u0000'.repeat(100),
];
/** Slow to check, so rare. */
const ofSize: ((text: string) => string)[] = [
  (text) => text.repeat(Math.ceil(MEGABYTE / text.length)),
  (text) => `${'x'.repeat(MEGABYTE)}${text}`,
  (text) => text.replace('explanation":"', `explanation":"${'lang '.repeat(MEGABYTE / 5)}`),
  () => '{"'.repeat(MEGABYTE / 2),
];

/** What a model might write at its worst, the same for the same seed. */
export function mutateAnswer(seed: number): string {
  const random = createRandom(seed);
  const questions = modelQuestions(1 + integerBelow(random, 4)).map((question) =>
    integerBelow(random, 2) === 0 ? question : pick(random, ofQuestion)(question, random),
  );
  let text = pick(random, ofText)(JSON.stringify(questions), random);
  if (seed % 50 === 0) text = pick(random, ofSize)(text);
  for (let changes = pick(random, [0, 0, 1, 3]); changes > 0 && text.length > 0; changes -= 1) {
    const at = integerBelow(random, text.length);
    text =
      text.slice(0, at) + pick(random, ['', ...SIGNS]) + text.slice(at + integerBelow(random, 2));
  }
  return text;
}

function without(question: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(question).filter(([other]) => other !== name));
}

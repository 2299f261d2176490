import { z } from 'zod';

/** The names models give to a question's parts, ours first. */
const NAMES = {
  question: ['question', 'frage', 'text'],
  options: ['options', 'optionen', 'choices', 'answers', 'antworten'],
  answer: [
    'answer',
    'correctAnswer',
    'correct_answer',
    'correctIndex',
    'correct',
    'antwort',
    'richtigeAntwort',
    'richtig',
  ],
  wrong: ['wrong', 'wrongAnswers', 'wrong_answers', 'incorrect', 'falsch', 'falscheAntworten'],
  explanation: ['explanation', 'erklärung', 'erklaerung', 'begründung', 'begruendung'],
} as const;

/** A number as German schools write it. */
const Text = z.union([z.string(), z.number().transform((value) => `${value}`.replace('.', ','))]);
const Option = z.union([
  Text,
  z.object({ text: Text }).transform(({ text }) => text),
  z.object({ option: Text }).transform(({ option }) => option),
]);
/** A list, or an object like `{"A": "Mond", "B": "Sonne"}`. */
const Options = z.union([z.array(Option), z.record(z.string().max(3), Option)]);

const Named = z.object({
  question: Text,
  options: Options.transform((options) => Object.values(options)).optional(),
  answer: Text,
  wrong: z.array(Option).optional(),
  explanation: Text,
});

/** One question as models write it: `answer` and `wrong`, as they are asked, or options and an index. */
export const ModelQuestion = z.record(z.string(), z.unknown()).transform((given, context) => {
  const entries = Object.entries(NAMES).map(([part, names]) => {
    const name = names.find((one) => Object.hasOwn(given, one));
    return [part, name === undefined ? undefined : given[name]];
  });
  const parsed = Named.safeParse(Object.fromEntries(entries));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'custom', message: 'no question' });
  return z.NEVER;
});

import type { NewMaterial, QuizBody } from '@lux/contracts/classroom/material.ts';
import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { createCollector, type FileName, type ParsedFile } from './parsed-file.ts';

const NAME = /^\/\/ Name: (.+)$/m;
const AGE = /^\/\/ Alter: (\w+)$/m;
const CATEGORY = /^\$CATEGORY:(.*)$/m;

/** What has a meaning in GIFT stands behind a backslash; a line break is `\n`. */
const escapeGift = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');
const unescapeGift = (text: string): string =>
  text.replaceAll(/\\([\s\S])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign)).trim();

/** An answer that begins like a weight gets one before it, so that it is read as a text. */
function writeAnswer(text: string, isRight: boolean): string {
  const weight = isRight ? '%100%' : '%0%';
  return `${isRight ? '=' : '~'}${text.startsWith('%') ? weight : ''}${escapeGift(text)}`;
}

/** Moodle's GIFT, with name and age group as comments, which Moodle skips. */
export function writeGift(
  { title, ageGroup }: Pick<NewMaterial, 'title' | 'ageGroup'>,
  { questions }: QuizBody,
): string {
  const blocks = questions.map(({ question, options, correctAnswer, explanation }, at) =>
    [
      // The mark keeps a question that begins like one, `[html]`, as it is.
      `::Frage ${at + 1}::[plain]${escapeGift(question)} {`,
      ...options.map((one, index) => writeAnswer(one, index === correctAnswer)),
      ...(explanation ? [`####${escapeGift(explanation)}`] : []),
      '}',
    ].join('\n'),
  );
  return `// Name: ${title}\n// Alter: ${ageGroup}\n\n${blocks.join('\n\n')}\n`;
}

/** Stretches of lines that are not empty, with the line each begins at; comments count as lines. */
function* blocksOf(text: string): Generator<{ line: number; block: string }> {
  let block: string[] = [];
  let line = 1;
  const lines = text.split('\n');
  for (const [index, content] of [...lines, ''].entries()) {
    if (content.trim() !== '') {
      if (block.length === 0) line = index + 1;
      block.push(/^\s*(\/\/|\$CATEGORY:)/.test(content) ? '' : content);
    } else if (block.length > 0) {
      // A comment before a question is not where it begins.
      const from = block.findIndex((one) => one !== '');
      if (from >= 0) yield { line: line + from, block: block.slice(from).join('\n') };
      block = [];
    }
  }
}

/** As long as the text, with a sign of no meaning for each that stands behind a backslash. */
const maskEscaped = (text: string): string => text.replaceAll(/\\[\s\S]/g, '\u0001\u0001');

interface Answer {
  isRight: boolean;
  text: string;
}

/** Cuts at bare `=` and `~`; feedback for single answers is left out. */
function readAnswers(body: string): Answer[] {
  const masked = maskEscaped(body);
  const starts = [...masked.matchAll(/[=~]/g)].map(({ index }) => index);
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? body.length;
    const feedback = masked.slice(from, to).indexOf('#');
    const text = body.slice(from + 1, feedback < 0 ? to : from + feedback);
    const weight = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(text);
    const isRight = body[from] === '=' || Number(weight?.[1]) === 100;
    return { isRight, text: unescapeGift(text.slice(weight?.[0].length ?? 0)) };
  });
}

/** @returns a question to be checked, or why it is none. */
function readBlock(block: string): string | object {
  const mark = /^\s*(?:::[^:]*::)?\s*(?:\[(?:html|moodle|plain|markdown)\])?/;
  const masked = maskEscaped(block);
  const [open, close] = [masked.indexOf('{'), masked.lastIndexOf('}')];
  if (open < 0) return 'Hier fehlen die Antworten in geschweiften Klammern.';
  if (close < open) return 'Hier fehlt die schließende Klammer }.';
  if (/[{}]/.test(masked.slice(open + 1, close))) {
    return 'Hier stehen Klammern in Klammern. Trennt eine leere Zeile die Fragen?';
  }
  const marked = mark.exec(masked)?.[0].length ?? 0;
  const head = unescapeGift(block.slice(marked, open));
  const tail = unescapeGift(block.slice(close + 1));
  const question = tail === '' ? head : `${head} ___ ${tail}`;

  const inside = block.slice(open + 1, close);
  const insideMasked = masked.slice(open + 1, close);
  const general = insideMasked.indexOf('####');
  const body = general < 0 ? inside : inside.slice(0, general);
  const said = general < 0 ? '' : unescapeGift(inside.slice(general + 4));
  const explanation = said === '' ? {} : { explanation: said };

  const truth = /^\s*(?:(T|TRUE)|F|FALSE)\s*(?:#[\s\S]*)?$/i.exec(body);
  if (truth) {
    const options = ['Richtig', 'Falsch'];
    return {
      ...{ question, options, correctAnswer: truth[1] ? 0 : 1 },
      ...explanation,
    };
  }
  if (body.trim() === '') return 'Freie Antworten kennt das Quiz nicht.';
  if (/^\s*#/.test(body)) return 'Zahlen mit Spielraum kennt das Quiz nicht.';
  if (maskEscaped(body).includes('->')) return 'Zuordnungen kennt das Quiz nicht.';
  const answers = readAnswers(body);
  const right = answers.filter(({ isRight }) => isRight);
  if (right.length !== 1) return 'Genau eine Antwort muss mit = richtig sein.';
  return {
    ...{ question, options: answers.map(({ text }) => text) },
    correctAnswer: answers.findIndex(({ isRight }) => isRight),
    ...explanation,
  };
}

/** Choices, true or false and gaps; what a quiz does not know is told by line. */
export function readGift(text: string, { title }: FileName): ParsedFile {
  const collector = createCollector();
  for (const { line, block } of blocksOf(text)) {
    const read = readBlock(block);
    if (typeof read === 'string') collector.complain(line, read);
    else collector.addQuestion(line, read);
  }
  const name = NAME.exec(text)?.[1] ?? CATEGORY.exec(text)?.[1]?.split('/').at(-1) ?? title;
  const ageGroup = AgeGroup.safeParse(AGE.exec(text)?.[1]).data ?? 'small';
  return collector.finish({ title: name.trim() || title, ageGroup });
}

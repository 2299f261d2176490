import { NewMaterial } from '@lux/contracts/classroom/material.ts';
import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { type CsvRow, readRows, writeRows } from './csv-rows.ts';
import { createCollector, type FileName, type ParsedFile } from './parsed-file.ts';

/** Columns by what teachers call them; signs and capital letters do not count. */
const columns: Record<string, readonly string[]> = {
  question: ['frage', 'fragen', 'question'],
  answer: ['antwort', 'richtig', 'richtigeantwort', 'answer'],
  explanation: ['erklaerung', 'erklärung', 'begründung', 'explanation'],
  place: ['stelle'],
  word: ['wort', 'wörter', 'woerter', 'word'],
  drawing: ['zeichnung', 'bild', 'drawing'],
  syllables: ['silben', 'syllables'],
  text: ['text'],
  kind: ['art'],
  title: ['titel', 'name'],
  age: ['alter'],
};
const WRONG = /^(falsch|falscheantwort|wrong)\d*$/;
const WANTED =
  'Die erste Zeile nennt die Spalten, zum Beispiel: frage;antwort;falsch1;falsch2;falsch3;erklaerung';

type Cells = (name: string) => string;

function readHeader({ cells }: CsvRow) {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^\p{L}\d]/gu, ''));
  const placeOf = (name: string) => names.findIndex((one) => columns[name]?.includes(one));
  return {
    has: (name: string) => placeOf(name) >= 0,
    cellsOf:
      (row: CsvRow): Cells =>
      (name) =>
        row.cells[placeOf(name)] ?? '',
    wrongOf: (row: CsvRow) =>
      row.cells.filter((cell, index) => cell !== '' && WRONG.test(names[index] ?? '')),
  };
}

/** The right answer first, unless the file says where it stood. */
function questionOf(cell: Cells, wrong: string[]) {
  const answer = cell('answer');
  const place = Number.parseInt(cell('place'), 10) || 1;
  const correctAnswer = Math.min(Math.max(place, 1), wrong.length + 1) - 1;
  const explanation = cell('explanation');
  return {
    question: cell('question'),
    options: wrong.toSpliced(correctAnswer, 0, answer),
    correctAnswer,
    ...(explanation !== '' && { explanation }),
  };
}

/** `I-gel`; a word with a hyphen of its own is cut by `|`. */
function wordOf(cell: Cells) {
  const drawing = cell('drawing');
  const split = cell('syllables');
  return {
    word: cell('word'),
    ...(drawing !== '' && { drawing }),
    ...(split !== '' && {
      syllables: split.split(/[|·]/.test(split) ? /[|·]/ : '-').filter((one) => one !== ''),
    }),
  };
}

function readTexts(rows: CsvRow[], header: ReturnType<typeof readHeader>, name: FileName) {
  const { materials, problems }: ParsedFile = { materials: [], problems: [] };
  for (const row of rows) {
    const cell = header.cellsOf(row);
    const { success, data, error } = NewMaterial.safeParse({
      kind: cell('kind') === 'thema' ? 'topic' : 'text',
      title: cell('title') || name.title,
      ageGroup: AgeGroup.safeParse(cell('age')).data ?? 'small',
      body: { text: cell('text') },
    });
    if (row.problem !== null) problems.push({ line: row.line, message: row.problem });
    else if (success) materials.push(data);
    else problems.push({ line: row.line, message: error.issues[0]?.message ?? WANTED });
  }
  return { materials: materials.slice(0, 20), problems };
}

/** A table as Excel makes it: questions, words or texts, by its first line. */
export function readCsv(text: string, name: FileName): ParsedFile {
  const [first, ...rows] = readRows(text);
  const refused = (line: number) => ({ materials: [], problems: [{ line, message: WANTED }] });
  if (!first || first.problem !== null) return refused(first?.line ?? 1);
  const header = readHeader(first);
  const isQuiz = header.has('question') && header.has('answer');
  if (!isQuiz && header.has('text')) return readTexts(rows, header, name);
  if (!isQuiz && !header.has('word')) return refused(first.line);

  const collector = createCollector();
  for (const row of rows) {
    const cell = header.cellsOf(row);
    if (row.problem !== null) collector.complain(row.line, row.problem);
    else if (isQuiz) collector.addQuestion(row.line, questionOf(cell, header.wrongOf(row)));
    else {
      collector.addWord(row.line, wordOf(cell));
    }
  }
  const whole = rows.find(({ problem }) => problem === null);
  const named = whole ? header.cellsOf(whole) : () => '';
  const title = named('title') || name.title;
  return collector.finish({ title, ageGroup: AgeGroup.safeParse(named('age')).data ?? 'small' });
}

/** One syllable that is the whole word needs a sign, or it would be cut at its hyphens. */
function writeSyllables(word: string, syllables: readonly string[]): string {
  if (!word.includes('-')) return syllables.join('-');
  return syllables.length === 1 ? `${word}|` : syllables.join('|');
}

/** Name and age group stand in the first row. */
export function writeCsv(material: NewMaterial): string {
  const { title, ageGroup } = material;
  const named = (index: number) => (index === 0 ? [title, ageGroup] : ['', '']);
  if (material.kind === 'quiz') {
    const wrongNames = [1, 2, 3, 4, 5].map((number) => `falsch${number}`);
    const head = ['frage', 'antwort', ...wrongNames, 'erklaerung', 'stelle', 'titel', 'alter'];
    const rows = material.body.questions.map((one, index) => {
      const wrong = one.options.toSpliced(one.correctAnswer, 1);
      const cells = wrongNames.map((_, at) => wrong[at] ?? '');
      const answer = one.options[one.correctAnswer] ?? '';
      const place = String(one.correctAnswer + 1);
      return [one.question, answer, ...cells, one.explanation ?? '', place, ...named(index)];
    });
    return writeRows([head, ...rows]);
  }
  if (material.kind === 'words') {
    const rows = material.body.words.map(({ word, drawing = '', syllables = [] }, index) => [
      ...[word, drawing, writeSyllables(word, syllables), ...named(index)],
    ]);
    return writeRows([['wort', 'zeichnung', 'silben', 'titel', 'alter'], ...rows]);
  }
  const kind = material.kind === 'topic' ? 'thema' : 'text';
  return writeRows([
    ['text', 'art', 'titel', 'alter'],
    [material.body.text, kind, title, ageGroup],
  ]);
}

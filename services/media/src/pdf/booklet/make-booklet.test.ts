import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { fontRuns, printableText, registerFonts } from '../type/andika.ts';
import { breakLines } from '../type/text-lines.ts';
import { composeBooklet } from './make-booklet.ts';

const style = { font: 'text', size: 14 } as const;

function openDocument() {
  const pdf = new PDFDocument({ autoFirstPage: false, font: '' });
  registerFonts(pdf);
  return pdf;
}

test('lines are no wider than the page, keep every word and cut none', () => {
  const pdf = openDocument();
  const text = 'Größer als alle Süßigkeiten war die „Sehnsucht“ nach Äpfeln und Übermut. '.repeat(
    9,
  );
  const lines = breakLines(pdf, text, style, 320);
  expect(lines.join(' ')).toBe(text.trim());
  for (const line of lines) {
    expect(pdf.font('text').fontSize(14).widthOfString(line)).toBeLessThanOrEqual(320.5);
  }
});

test('only a word that no page can hold is cut, and nothing of it is lost', () => {
  const word = 'A'.repeat(300);
  const lines = breakLines(openDocument(), word, style, 320);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).toBe(word);
});

test('names from all over Europe are printed as they are written, emoji are left out', () => {
  expect(printableText('Ayşe, Łukasz und „Zoë“ 😀\tlachen …')).toBe(
    'Ayşe, Łukasz und „Zoë“ lachen …',
  );
  expect(fontRuns('Ayşe', 'bold')).toEqual([
    { text: 'Ay', font: 'bold' },
    { text: 'ş', font: 'bold-extended' },
    { text: 'e', font: 'bold' },
  ]);
});

test('3,000 words with six figures fill a booklet of A5 pages', async () => {
  const text = Array.from(
    { length: 300 },
    () => 'Der kleine Löwe saß müde unter einem Baum und träumte.',
  );
  const figure = { name: 'Kim', description: 'Ein Kind.', traits: ['klug'], idea: 'Es lacht.' };
  const bytes = await composeBooklet(
    { text: text.join('\n'), title: '', author: '', characters: Array(6).fill(figure) },
    null,
  );
  const pages = bytes.toString('latin1').match(/\/MediaBox \[0 0 419\.53 595\.28\]/g) ?? [];
  expect(pages.length).toBeGreaterThan(25);
  expect(pages.length).toBeLessThan(60);
});

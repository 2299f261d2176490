import { createRandom } from '@lux/random/random.ts';
import { expect, test } from 'vitest';
import { generateProblems } from '../generate-problems.ts';
import { speakProblem } from './speak-problem.ts';

test.each([
  ['7 · 8', 'sieben mal acht'],
  ['7 · 8 = ?', 'sieben mal acht ist gleich wie viel?'],
  ['15 : 3 = ?', 'fünfzehn geteilt durch drei ist gleich wie viel?'],
  ['7 + ? = 12', 'sieben plus wie viel ist gleich zwölf'],
  ['−4 + 9 = ?', 'minus vier plus neun ist gleich wie viel?'],
  ['24 + (−13) = ?', 'vierundzwanzig plus minus dreizehn ist gleich wie viel?'],
  ['(6 + 4) · 7 = ?', 'Klammer auf sechs plus vier Klammer zu mal sieben ist gleich wie viel?'],
  ['2,05 − 0,5 = ?', 'zwei Komma null fünf minus null Komma fünf ist gleich wie viel?'],
  ['1/2 + 1/4 = ?', 'ein halb plus ein Viertel ist gleich wie viel?'],
  ['3/20', 'drei Zwanzigstel'],
  ['5/2', 'fünf Halbe'],
  ['−1/3', 'minus ein Drittel'],
  ['7 Rest 5', 'sieben Rest fünf'],
  ['12\u202f500', 'zwölftausendfünfhundert'],
  ['3,50 €', 'drei Euro fünfzig'],
  ['1,05 €', 'ein Euro fünf'],
  ['0,85 €', 'fünfundachtzig Cent'],
  ['12 €', 'zwölf Euro'],
  ['1 €', 'ein Euro'],
  ['12,00 €', 'zwölf Euro'],
  ['1 Apfel', 'ein Apfel'],
  ['1 Schachtel', 'eine Schachtel'],
  ['21 Äpfel', 'einundzwanzig Äpfel'],
  ['1 km', 'ein Kilometer'],
  ['2,5 km', 'zwei Komma fünf Kilometer'],
  ['1 min', 'eine Minute'],
  ['45 min', 'fünfundvierzig Minuten'],
  ['84 m²', 'vierundachtzig Quadratmeter'],
  ['3/4 l', 'drei Viertel Liter'],
  ['1/2 l', 'einhalb Liter'],
  ['−7 °C', 'minus sieben Grad'],
  [
    '8 + 7: Erst bis 10: 8 + 2 = 10, dann noch 5, das sind 15.',
    'acht plus sieben: Erst bis zehn: acht plus zwei ist gleich zehn, dann noch fünf, das sind fünfzehn.',
  ],
  [
    'Im Bus sitzen 19 Kinder. Wie viele Kinder sind das?',
    'Im Bus sitzen neunzehn Kinder. Wie viele Kinder sind das?',
  ],
])('%s is read „%s“', (written, spoken) => {
  expect(speakProblem(written)).toBe(spoken);
});

test('no digit, sign or short unit is left to a voice that might read it wrongly', () => {
  const random = createRandom(1);
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    for (let round = 0; round < 40; round += 1) {
      const operations = ['+', '-', '*', '/'] as const;
      for (const one of generateProblems({ difficulty, operations, count: 20, random })) {
        const spoken = [one.problem, ...one.options, one.explanation].map(speakProblem).join('\n');
        expect(spoken).not.toMatch(/[\d+−·=()€°²/]| : |(?<= )(?:km|m|cm|kg|l|min)(?=[ .\n])/);
      }
    }
  }
});

import { describe, expect, test } from 'vitest';
import { holdPractice as talk } from '../../testing/hold-practice.ts';
import { readRow } from './read-row.ts';

test.each([
  ['frag mich die siebener reihe ab der reihe nach', '7 14 21'],
  ['ich sag dir die fünferreihe und du sagst ob es stimmt', '5 10 15'],
  ['neunerreihe ich sag auf', '9 18 27'],
  ['ich zähl rückwärts in zweierschritten von zwanzig', '18 16 14'],
  ['ich zähl von hundert immer fünf weniger und du kontrollierst', '95 90 85'],
  ['ich verdopple immer von der drei an und du kontrollierst', '6 12 24'],
  ['quadratzahlen ab eins ich sag sie auf', '1 4 9'],
  ['hör mir die monate ab', 'Januar Februar März'],
  ['ich will die wochentage üben', 'Montag Dienstag Mittwoch'],
  ['hör mir die wochentage auf englisch ab', 'Monday Tuesday Wednesday'],
  ['ich sag das abc auf', 'A B C'],
  ['abc üben ich fang bei d an', 'E F G'],
])('%s: LUX listens to %s', (said, first) => {
  expect(readRow(said)?.items.slice(0, 3).join(' ')).toBe(first);
});

test.each([
  'frag mich die siebener reihe ab',
  'was sind die monate',
  'sag mir die wochentage auf englisch',
  'abc üben',
  'wie geht die fünferreihe',
  'kopfrechnen bis 20',
  'ich sag mama dass ich übe',
  'in zwei monaten hab ich geburtstag',
  'was ist sieben mal acht',
])('%s: nothing is recited', (said) => expect(readRow(said)).toBeNull());

describe('a recital', () => {
  test('takes one item or many, and says what comes where one is wrong', () => {
    const said = talk('siebenerreihe ich sag auf', '7', '14 21', 'ich glaub 29', '35', '42');
    expect(said[0]).toMatch(/^Gern, ich höre dir zu\./);
    expect(said[2]).toMatch(/nach 21 weiter\?$/);
    expect(said[3]).toMatch(/^Noch nicht ganz\. Nach 21 kommt 28, denn 4 mal 7 ist 28\./);
    expect(said[5]).toMatch(/nach 42 weiter\?$/);
  });

  test('who corrects a slip is right', () => {
    const said = talk(
      'ich will die monate üben du hörst ab',
      'januar',
      'märz',
      'februar meinte ich',
    );
    expect(said[3]).toBe('Ja, Februar stimmt. Wie geht es nach Februar weiter?');
  });

  test('helps, shows a trick, counts and ends', () => {
    const said = talk(
      'neunerreihe ich sag auf',
      '9',
      'weiß nicht',
      'weiß nicht',
      'gibts da nen trick',
      '27',
      'wie viele hab ich richtig',
      'ich mag nicht mehr',
    );
    expect(said[2]).toMatch(/Rechne 9 plus 9\./);
    expect(said[3]).toMatch(/Nach 9 kommt 18/);
    expect(said[4]).toMatch(/Finger/);
    expect(said[6]).toMatch(/^Das sind 2 von 3\./);
    expect(said[7]).toMatch(/^Schön, dass du geübt hast!/);
  });

  test('comes to its end and praises', () => {
    const said = talk('ich sag die fünferreihe auf', '5 10 15 20 25', '30 35 40 45 50');
    expect(said[2]).toMatch(/Geschafft! Alle 10 waren richtig/);
  });

  test('waits while something else is talked of, and ends for another practice', () => {
    const said = talk(
      'ich sag die fünferreihe auf',
      '5',
      'wie alt wird ein hund',
      '10',
      'mach ein quiz',
    );
    expect(said[2]).toBeNull();
    expect(said[3]).toMatch(/nach 10 weiter\?$/);
    expect(said[4]).toMatch(/mit dem Quiz/);
  });

  test('what weighs on a child is none of it', () => {
    expect(talk('ich sag die fünferreihe auf', 'papa haut mich')[1]).toBeNull();
  });
});

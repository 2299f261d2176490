import { describe, expect, test } from 'vitest';
import { holdPractice as talk } from '../../testing/hold-practice.ts';

/** All numbers of what LUX says. */
const numbersIn = (said: string | null | undefined) => (said?.match(/\d+/gu) ?? []).map(Number);

describe('kinds of tasks that are made by a rule', () => {
  test('a row of numbers goes on as it began', () => {
    const [first] = talk('gib mir zahlenreihen wo ich sagen muss was danach kommt');
    expect(first).toMatch(/Wie geht die Reihe weiter: \d+, \d+, \d+, \d+\?$/u);
    const [one = 0, two = 0, , last = 0] = numbersIn(first);
    const [, right] = talk(
      'gib mir zahlenreihen wo ich sagen muss was danach kommt',
      String(last + two - one),
    );
    expect(right).toMatch(/Die nächste Zahl ist/u);
  });

  test('what is rounded goes to the nearer ten', () => {
    const [first] = talk('runden üben auf zehner');
    const [number = 0] = numbersIn(first);
    expect(talk('runden üben auf zehner', String(Math.round(number / 10) * 10))[1]).toContain(
      'gerundet ist',
    );
    expect(talk('runden üben auf zehner', '7')[1]).toMatch(/^Noch nicht ganz\. .*liegt zwischen/u);
  });
});

test.each([
  ['kannst du mir brüche abfragen also kürzen', /Kürze den Bruch \p{L}+ \p{L}+ so weit/u],
  ['lux wir üben verben ich du er sie es', /Wie heißt das Verb „\p{L}+“ bei „\p{L}+“\?$/u],
  ['adjektive steigern üben', /Steigere das Wort „\p{L}+“/u],
  ['den vier fälle kram üben', /In welchem Fall steht „.+“\?$/u],
  ['quiz mit ja oder nein', /Ja oder nein\?$/u],
  ['meine kleine schwester will auch mal die ist fünf frag die was', /A: .+, B: .+ oder C: /u],
  ['frag mich ab also die hauptstädte von europa abfragen', /Wie heißt die Hauptstadt/u],
])('"%s" begins its own kind of task', (said, task) => {
  expect(talk(said)[0]).toMatch(task);
});

test('yes and no are answers where they are asked for', () => {
  const [, yes, no] = talk('quiz mit ja oder nein über tiere', 'ja', 'nein');
  expect(
    [yes, no].every((said) => /^(?:\p{L}+! Die Antwort ist|Noch nicht)/u.test(said ?? '')),
  ).toBe(true);
});

test.each([
  ['echt? ich dachte immer das ist istanbul', /noch einmal genau hinschauen/u],
  ['aber italien liegt doch am meer', /noch einmal genau hinschauen/u],
  ['gib mir eine note', /^Noten gebe ich nicht\./u],
  ['noch drei dann muss ich zum fußball', /^Klar\. Noch 3, dann/u],
  ['kannst du das langsam vormachen', /Jedes Land hat eine Hauptstadt/u],
  ['und was ist die hauptstadt von frankreich', /von Frankreich ist Paris\./u],
])('behind a wrong answer "%s" stays with the task', (said, answer) => {
  const [, , heard] = talk('frag mich hauptstädte von europa ab fang mit italien an', 'ulm', said);
  expect(heard).toMatch(answer);
  expect(heard).toMatch(/Hauptstadt .+\?$/u);
});

test('what cannot be practised is said at once', () => {
  expect(talk('ich will lesen üben für anfänger')[0]).toMatch(/^Lesen übst du gut bei/u);
  expect(talk('frag mich primzahlen ab')[0]).toMatch(/^Das kann ich leider noch nicht abfragen\./u);
});

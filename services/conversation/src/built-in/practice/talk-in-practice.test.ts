import { expect, test } from 'vitest';
import { holdPractice as talk } from '../testing/hold-practice.ts';

const taskOf = (said: string | null | undefined) => /[^.!]+\?$/u.exec(said ?? '')?.[0].trim();

test('what is named is asked in its order, and counted', () => {
  const said = talk('ich will gegenteile üben nimm groß heiß hell', 'klein', 'kalt', 'dunkel');
  expect(said.map(taskOf).slice(0, 3)).toEqual([
    'Was ist das Gegenteil von „groß“?',
    'Was ist das Gegenteil von „heiß“?',
    'Was ist das Gegenteil von „hell“?',
  ]);
  expect(said[3]).toMatch(/3 von 3, also alle! Magst du weiter üben\?$/);
  expect(talk('frag mich rot und blau auf englisch ab')[0]).toContain('„rot“');
  expect(talk('ich sag die vergangenheit von laufen und fliegen')[0]).toContain('„ich laufe“');
});

test('rhymes stay on the word that a child names', () => {
  const said = talk('wir spielen reimen ich sag haus', 'klaus', 'hund', 'warum ist hund falsch');
  expect(said[0]).toMatch(/auf „Haus“\?$/);
  expect(said[1]).toMatch(/^(?:Richtig|Genau|Super|Stimmt|Prima)!.*noch auf „Haus“\?$/);
  expect(said[2]).toMatch(/^Noch nicht ganz/);
  expect(said[3]).toMatch(/Hinten klingt es gleich.*noch auf „Haus“\?$/);
});

test.each([
  ['gib mir den anfangsbuchstaben', /Die Stadt beginnt mit/],
  ['okay tipp reicht', /Die Stadt beginnt mit/],
  ['mama ruft mich mal kurz', /ich warte auf dich/],
  ['ist doch egal oder', /Macht nichts/],
  ['das ist mir zu doof', /Macht nichts/],
  ['das war doch richtig oder', /noch keine Antwort/],
  ['die auch überspringen', /eine andere/],
  ['nur noch zwei dann ist schluss', /Noch 2, dann/],
  ['letzte', /Nur noch diese eine/],
  ['sag halt', /^Nicht schlimm/],
  ['wie war die letzte frage', /Gern noch einmal/],
  ['na gut', /Na dann los/],
])('while a capital is asked for, "%s" keeps the task', (said, answer) => {
  const [, next] = talk('frag mich hauptstädte ab', said);
  expect(next).toMatch(answer);
  expect(next).toMatch(/Hauptstadt v\p{L}+ .+\?$/u);
});

test('who gets the next task and asks for one more gets a new one', () => {
  const said = talk('frag mich hauptstädte ab', 'sag die lösung', 'okay noch eine', 'überspringen');
  expect(taskOf(said[2])).not.toBe(taskOf(said[1]));
  expect(taskOf(said[3])).not.toBe(taskOf(said[1]));
});

test('a practice ends after as many as were left', () => {
  const said = talk('frag mich hauptstädte ab', 'letzte aufgabe', 'sag die lösung');
  expect(said[2]).toMatch(/0 von 1\. Magst du weiter üben\?$/);
});

test('a solution that is doubted stays, and is told again', () => {
  const said = talk('frag mich hauptstädte ab', 'sag die lösung', 'das glaub ich nicht');
  expect(said[2]).toMatch(/^Doch, das stimmt wirklich: Die Hauptstadt/);
  expect(talk('frag mich hauptstädte ab', 'sag die lösung', 'warum')[2]).toMatch(/Regierung/);
});

test('a guess behind a doubt is heard', () => {
  const said = talk('übe plus bis 10 mit mir', 'weiß nicht 99');
  expect(said[1]).toMatch(/^Noch nicht ganz/);
});

test('easier sums are smaller, harder ones go over a ten', () => {
  const numbers = (said: string | null | undefined) =>
    (taskOf(said)?.match(/\d+/gu) ?? []).map(Number);
  const [, easier] = talk('üb mit mir plus bis 100', 'leichter');
  expect(numbers(easier)[0]).toBeLessThan(50);
  const [, harder] = talk('ich will plus rechnen bis zwanzig', 'zu leicht');
  const [left = 0, right = 0] = numbers(harder);
  expect((left % 10) + (right % 10)).toBeGreaterThan(9);
});

test('words with doubled letters are dictated, and counted when written', () => {
  const said = talk('üb mit mir doppelte mitlaute', 'fertig', 'wie viele hab ich geschrieben');
  expect(said[0]).toMatch(/„\p{L}*(?:([bdfglmnprst])\1|ck|tz)\p{L}*“\.$/u);
  expect(said[2]).toMatch(/^Du hast schon ein Wort geschrieben/);
});

test('a step of difficulty is small: over the ten first, then the next range', () => {
  const said = talk('üb mit mir minus', 'schwerer', 'schwerer');
  const most = said.map((text) => Math.max(...(taskOf(text)?.match(/\d+/gu) ?? []).map(Number)));
  expect(most[1]).toBeLessThanOrEqual(20);
  expect(most[2]).toBeGreaterThan(20);
});

test('none of what is offered is answered with more to choose', () => {
  expect(talk('kannst du mich abfragen', 'was anderes')[1]).toMatch(/Reime.*Was möchtest du üben/);
});

test.each([
  ['kann ich die überspringen', /eine andere/],
  ['kannst du es mir erklären', /ich helfe dir/],
  ['hab ich das richtig', /Wie viel ist/],
  ['muss kurz aufs klo', /ich warte auf dich/],
])('while a sum waits, "%s" is about it', (said, answer) => {
  expect(talk('übe plus bis 10 mit mir', said)[1]).toMatch(answer);
});

test('word problems do not begin alike', () => {
  const begins = talk('textaufgaben bitte', 'nächste', 'nächste', 'nächste').map(
    (text) => /[.!] (\D{6,}?)\d/u.exec(text ?? '')?.[1],
  );
  expect(new Set(begins).size).toBe(4);
});

test('what was not learnt yet is made easier, and who gives in gets the solution', () => {
  const said = talk(
    'übe mit mir die uhr',
    'das kann ich noch nicht wir hatten erst volle stunden',
    'nee sag',
  );
  expect(said[1]).toMatch(/^Gern, jetzt wird es leichter\./);
  expect(said[2]).toMatch(/^Nicht schlimm! /);
});

test('who comes back hears the task again', () => {
  const said = talk('minusaufgaben bis hundert bitte', 'mama ruft mich kurz', 'bin wieder da');
  expect(taskOf(said[2])).toBe(taskOf(said[0]));
  expect(talk('bin wieder da')).toEqual([null]);
});

import { expect, test } from 'vitest';
import { holdPractice as talk } from '../../testing/hold-practice.ts';
import { sumsIn } from './sums-in.ts';

test.each([
  ['frag mich das einmaleins ab zuerst fünf mal neun', /5 mal 9\?$/],
  ['frag mich 8 mal 7', /8 mal 7\?$/],
  ['üb geteilt mit mir fang an mit 42 durch 6', /42 geteilt durch 6\?$/],
  ['hauptstädte abfragen fang mit spanien an', /Hauptstadt von Spanien\?$/],
  ['ich will die vergangenheit üben fang mit singen an', /„ich singe“/],
  ['verdoppeln üben nimm zuerst die 25', /Doppelte von 25\?$/],
  ['mehrzahl üben nimm zuerst fuchs', /„Fuchs“\?$/],
  ['wir üben lernwörter ich sag dir welche ofen und löwe', /„Ofen“\.$/],
  ['unregelmäßige verben in englisch üben fang mit sing an', /“sing”\?$/],
  ['lass uns silben klatschen nimm lokomotive', /„Lokomotive“\?$/],
])('what is to come first is asked first: %s', (said, task) => {
  expect(talk(said)[0]).toMatch(task);
});

test.each([
  ['frag mich das einmaleins ab', 'jetzt sieben mal neun', /7 mal 9\?$/],
  ['frag mich das einmaleins ab', '12 mal 3', /12 mal 3\?$/],
  ['frag mich hauptstädte von europa ab', 'und jetzt schweden', /Schweden\?$/],
  ['frag mich hauptstädte von europa ab', 'japan', /Japan\?$/],
  ['halbieren üben', 'dann die 64', /Hälfte von 64\?$/],
  ['ich will plural üben', 'als nächstes tomate', /„Tomate“\?$/],
])('what is named in the middle is asked next: %s, %s', (wish, said, task) => {
  expect(talk(wish, said)[1]).toMatch(new RegExp(`^Gut, das nehmen wir\\. .*${task.source}`, 'u'));
});

test('a land that is unknown is said to be so', () => {
  expect(talk('frag mich hauptstädte ab', 'jetzt atlantis')[1]).toMatch(
    /^Das kenne ich leider nicht\./,
  );
});

test.each(['7 mal 8 ist 56', 'jetzt bin ich müde', 'und was ist ein löwe', 'nimm dir zeit'])(
  '"%s" names no task',
  (said) => {
    expect(talk('frag mich plus bis 20 ab', said)[1] ?? '').not.toContain('das nehmen wir');
  },
);

test('sums with a rest or below zero are not set', () => {
  expect(sumsIn('zuerst drei minus neun dann 7 durch 2 und 8 plus 5')).toEqual([
    { left: 8, operation: '+', right: 5 },
  ]);
});

test('a named number of tasks, and no more, ends the practice', () => {
  const said = talk('gib mir zwei plusaufgaben mehr nicht', 'sag die lösung', 'sag die lösung');
  expect(said[1]).toMatch(/Wie viel ist/);
  expect(said[2]).toMatch(/Schön, dass du geübt hast!/);
});

test('factors that are not wanted are never asked', () => {
  const said = talk(
    'frag mich das einmaleins ab alles außer die zwei und die fünf',
    ...Array(9).fill('nächste'),
  );
  for (const each of said) expect(each).not.toMatch(/ (?:2|5) mal| mal (?:2|5)\?/);
});

test('the rule is told without the solution, however often', () => {
  const said = talk('frag mich die siebenerreihe ab', 'weiß nicht', 'wie geht das', 'erklär mal');
  for (const each of said.slice(2)) {
    expect(each).toMatch(/Mal heißt/);
    expect(each).not.toContain('Nicht schlimm');
  }
});

test('the task before comes again, and the roles are changed', () => {
  const said = talk(
    'gegenteile üben',
    'sag die lösung',
    'nochmal das von eben',
    'jetzt tauschen wir',
    'laut',
  );
  const taskOf = (text: string | null | undefined) => /„(\p{L}+)“\?$/u.exec(text ?? '')?.[1];
  expect(taskOf(said[2])).toBe(taskOf(said[0]));
  expect(said[3]).toMatch(/Jetzt fragst du mich/);
  expect(said[4]).toMatch(/^Das Gegenteil von „laut“ ist „leise“\./);
});

test('sentences are dictated, slowly where asked for, and their words are shown', () => {
  const said = talk('ein diktat mit zwei kurzen sätzen bitte', 'langsamer bitte', 'hab ich');
  expect(said[0]).toMatch(/Schreib auf: „.+\.“$/u);
  expect(said[1]).toMatch(/ganz langsam\. \p{L}+, \p{L}+/u);
  expect(said[2]).toMatch(/Groß schreibst du: .+ Schreib auf:/u);
});

test('the clock is read, full hours alone where they are wished for', () => {
  const said = talk('ich will die uhr lesen üben', 'nur volle stunden', 'noch eine');
  expect(said[0]).toMatch(/Der große Zeiger steht auf der/);
  expect(said[2]).toMatch(/Der große Zeiger steht auf der 12\. Der kleine steht auf der \d+\./);
});

test('what LUX does not know is said before what it does', () => {
  expect(talk('stell mir quizfragen über briefmarken')[0]).toMatch(/Dazu kenne ich leider keine/);
  expect(talk('stell mir quizfragen über römer')[0]).not.toMatch(/leider keine/);
});

test.each([
  ['wir haben morgen diktat die wörter sind garten löwe und kissen', /„Garten“\.$/],
  ['reime üben such was auf tanne', /auf „Tanne“\?$/],
  ['frag mich was das gegenteil ist von mutig und rund', /„mutig“\?$/],
  ['ich brauche übung bei den achtern', /mal 8\?$/],
  ['geteilt durch sechs üben', /geteilt durch 6\?$/],
  ['wir spielen schule du fragst mich minus bis zwanzig', /minus \d+\?$/],
  ['du sagst das englische wort und ich sag es auf deutsch bitte üben', /“\p{L}+” auf Deutsch\?$/u],
  ['gib mir textaufgaben mit hunden', /Hunde/],
])('a wish is heard in many words: %s', (said, task) => {
  expect(talk(said)[0]).toMatch(task);
});

test.each([
  ['darf ich die finger nehmen', /das darfst du gern/],
  ['mama ruft', /ich warte auf dich/],
  ['null ahnung', /ich helfe dir/],
  ['gibts da nen trick', /ich helfe dir/],
  ['hab ich viele falsch', /noch keine Aufgabe fertig/],
  ['häää', /^Gern noch einmal/],
  ['nö', /eine andere/],
])('while a sum waits, "%s" is no answer', (said, answer) => {
  expect(talk('übe plus bis 20 mit mir', said)[1]).toMatch(answer);
});

test('own words are asked to the last, and then LUX asks whether to go on', () => {
  const said = talk('wir haben diktat die wörter sind garten und löwe', 'fertig', 'fertig');
  expect(said[2]).toMatch(/2 Wörter geschrieben\. Magst du weiter üben\?$/);
});

test.each([
  'die wörter sind voll schwer',
  'die wörter sind schlimm die papa zu mir sagt',
  'ich sag dir wörter die er zu mir sagt',
  'wer hat das quiz erfunden',
  'ich hab fünf matheaufgaben auf',
  'mama ruft mich nie an',
])('"%s" begins no practice', (said) => {
  expect(talk(said)[0] ?? '').not.toContain('Los geht’s');
});

test('another part of the same practice is no other practice', () => {
  expect(talk('üb englische farben mit mir', 'ich will lieber tiere')[1]).toMatch(
    /^Gern, das machen wir\. Wie heißt „\p{Lu}\p{L}+“ auf Englisch\?$/u,
  );
});

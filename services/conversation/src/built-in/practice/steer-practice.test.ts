import { expect, test } from 'vitest';
import { holdPractice as talk } from '../testing/hold-practice.ts';

const taskOf = (said: string | null | undefined) => /[^.!]+\?$/u.exec(said ?? '')?.[0].trim();

test('who asks for the next one gets another, though it was just set', () => {
  const said = talk('frag mich hauptstädte ab', 'sag die lösung', 'die nächste');
  expect(taskOf(said[2])).not.toBe(taskOf(said[1]));
});

test.each([
  'ein anderes',
  'lieber ein anderes wort',
  'jetzt darfst du dir eins aussuchen',
  'das hatten wir in der schule nicht',
  'so was haben wir noch gar nicht gelernt',
])('"%s" wants another word', (said) => {
  const answers = talk('diktier mir lernwörter', said);
  expect(answers[1]).toMatch(/eine andere\./u);
  expect(answers[1]).not.toContain(/„.+“/u.exec(answers[0] ?? '')?.[0] ?? '-');
});

test('who asks what is right is told the solution', () => {
  const said = talk(
    'frag mich die hauptstädte ab fang mit hessen an',
    'ulm',
    'und was ist richtig',
  );
  expect(said[2]).toMatch(/^Nicht schlimm! Die Hauptstadt von Hessen ist Wiesbaden\./u);
});

test('turned round, English is said in German and back', () => {
  const said = talk('frag mich englisch ab', 'jetzt andersrum', 'wieder umgekehrt bitte');
  expect(said[0]).toMatch(/auf Englisch\?$/u);
  expect(said[1]).toMatch(/^Gern, das machen wir\. .*auf Deutsch\?$/u);
  expect(said[2]).toMatch(/auf Englisch\?$/u);
  const halves = talk('verdoppeln üben', 'und jetzt umgekehrt');
  expect(halves[1]).toContain('die Hälfte von');
});

test('beside a wrong try nobody is told that all were right', () => {
  const said = talk('frag mich 6 mal 7', '42', '1', 'wie viele hab ich richtig', 'stopp');
  expect(said[3]).toMatch(/^Richtig hast du bis jetzt 1\. Diese hier ist noch offen\./u);
  expect(said[4]).toContain('Das ist 1 von 2.');
});

test('a quiz is about the test that is told of, and as hard as is wished', () => {
  expect(talk('ich hab morgen einen sachkundetest über ritter frag mich was')[0]).toMatch(
    /Ritter/u,
  );
  expect(talk('mach ein tierquiz aber ein schweres')[0]).not.toMatch(/Honig|Säugetier/u);
});

test('what is to be doubled first is named in any form', () => {
  expect(talk('verdoppeln üben zuerst doppelt von 26')[0]).toMatch(/Doppelte von 26\?$/u);
});

test('a time that is said is told as a digital clock shows it', () => {
  const said = talk('wir üben die uhr du sagst halb vier und ich sag wie das digital heißt');
  expect(said[0]).toMatch(/Was steht auf der Digitaluhr\?$/u);
  const again = talk(
    'wir üben die uhr du sagst halb vier und ich sag wie das digital heißt',
    'halb zwölf',
    'sag die lösung',
  );
  expect(again[1]).toMatch(/^Noch nicht ganz/u);
  expect(again[2]).toMatch(/^Nicht schlimm! Auf der Digitaluhr steht/u);
});

test('who does not know an article hears how to find it', () => {
  const [, tip] = talk('üb die artikel mit mir', 'weiß nicht');
  expect(tip).toMatch(/Bei „eine“ heißt es die\./u);
});

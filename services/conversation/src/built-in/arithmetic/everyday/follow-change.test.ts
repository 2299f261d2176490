import { expect, test } from 'vitest';
import { changesResult } from './follow-change.ts';

const HAS = 'tim hat 8 autos und bekommt 5 dazu wie viele hat er';
const THIRTEEN = '8 plus 5 ist 13. Es sind 13 Autos.';

test.each([
  ['und wenn er dann 3 verschenkt', '13 minus 3 ist 10.'],
  ['und wenn es 3 mehr sind', '13 plus 3 ist 16.'],
  ['dann findet er noch 2', '13 plus 2 ist 15.'],
  ['und dann gehen 4 kaputt', '13 minus 4 ist 9.'],
  ['und wenn er 2 davon seiner schwester gibt', '13 minus 2 ist 11.'],
  ['und dann kriegt er noch ein auto', '13 plus 1 ist 14.'],
])('what comes or goes changes the result: %s', (said, step) => {
  expect(changesResult(said, THIRTEEN, HAS)).toContain(step);
});

test.each([
  'und morgen hab ich 3 stunden sport',
  'und wenn 3 hunde bellen',
  'und mein bruder bekommt 3',
  'und wenn er nur 3 bekommt',
  'und wie viele hat er am anfang',
  'ich hab 3 brüder',
])('whatever is not of the result leaves it: %s', (said) => {
  expect(changesResult(said, THIRTEEN, HAS)).toBeNull();
});

test('who comes takes a free place, and what is given is missing no more', () => {
  const free = 'auf dem parkplatz sind 50 plätze und 30 sind besetzt wie viele sind frei';
  const last = '50 minus 30 ist 20. Es sind 20 Plätze.';
  expect(changesResult('und wenn noch 6 autos kommen', last, free)).toContain('Es sind 14 Plätze.');
  expect(changesResult('und wenn dann 4 wegfahren', last, free)).toContain('20 plus 4 ist 24.');
  const lacks = 'das spiel kostet 45 euro und ich hab 18 wie viel fehlt mir';
  const missing = '45 Euro minus 18 Euro ist 27 Euro. Es sind 27 Euro.';
  expect(changesResult('und wenn oma mir 1000 cent gibt', missing, lacks)).toContain('17 Euro');
});

test('behind an age years pass, and behind no sum nothing changes', () => {
  const age = 'paul ist 9 und seine schwester 3 jahre älter wie alt ist sie';
  expect(changesResult('und in 4 jahren', '9 plus 3 ist 12. Es sind 12 Jahre.', age)).toContain(
    'Es sind 16 Jahre.',
  );
  expect(changesResult('und wenn 2 dazukommen', 'Es sind 8 Planeten.', 'wie viele')).toBeNull();
});

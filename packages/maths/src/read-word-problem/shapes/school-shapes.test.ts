import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

test.each([
  ['ein rechteck ist 9 zentimeter lang und 4 breit wie groß ist der umfang', /26 Zentimeter/],
  [
    'das zimmer ist 5 meter lang und 4 meter breit wie viele quadratmeter sind das',
    /20 Quadratmeter/,
  ],
  [
    'am montag schwimmt sie 4 bahnen am dienstag 6 und am mittwoch dreimal so viele wie am montag wie viele sind das insgesamt',
    /22/,
  ],
  ['mein bruder ist 3 jahre jünger als ich ich bin 9 wie alt ist er wenn ich 20 bin', /17 Jahre/],
  ['das becken hat 50 meter wie viele bahnen sind das für 300 meter', /6 Bahnen/],
  ['5 brezeln kosten 3 euro und wir brauchen 8 was kostet das', /4 Euro 80/],
  [
    'eine kiste wiegt leer 200 gramm und da kommen 6 birnen rein jede 100 gramm wie schwer ist das',
    /800 Gramm/,
  ],
  ['wir sind 4 und haben 2 pizzas jede hat 8 stücke wie viel bekommt jeder', /4 Stücke/],
  [
    'eine schnecke kriecht jeden tag 4 meter hoch und rutscht nachts 2 meter runter nach wie viel tagen ist sie 8 meter hoch',
    /Es sind 3 Tage/,
  ],
  [
    'ich will einen roller für 90 euro und hab schon 40 und opa gibt mir 20 wie viel fehlt mir noch',
    /30 Euro/,
  ],
  [
    'die mütze kostet 12 euro und ist 3 euro billiger als der schal was kostet der schal',
    /15 Euro/,
  ],
  ['ich lerne jeden morgen 5 wörter wie viele lerne ich in 3 wochen', /105 Wörter/],
  ['von 60 euro spare ich 10 prozent wie viel ist das', /6 Euro/],
])('%s', (told, result) => {
  const reading = solveWordProblem(told);
  expect(reading.kind === 'solved' ? reading.text : reading.kind).toMatch(result);
});

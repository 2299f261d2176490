import { expect, test } from 'vitest';
import { electSolution } from '../elect-solution.ts';
import { solveEveryday as answer } from '../testing/solve-everyday.ts';

test.each([
  ['wir sind 24 kinder und wollen 6 gruppen machen wie viele sind in einer gruppe', '4 Kinder'],
  ['ein tisch hat 4 plätze und es kommen 22 gäste wie viele tische brauchen wir', '6 Tische'],
  [
    'ich hab 3 brüder und jeder kriegt 4 kekse und es sind 2 übrig geblieben wie viele waren das',
    'Es waren 14.',
  ],
  [
    'ein Brot kostet 3 Euro ein Keks 40 Cent und der Saft 1 Euro 10 ich will zwei Kekse und einen Saft',
    'Das kostet 1 Euro 90.',
  ],
  [
    'Eintritt Museum Kind 4 Euro Erwachsene 9 wir sind drei Kinder und eine Tante',
    'Das kostet 21 Euro.',
  ],
  [
    'eine Kugel kostet 1 Euro 20 ich nehm drei und meine Schwester zwei was kostet das',
    'Das kostet 6 Euro.',
  ],
  ['eine Hose für 50 Euro ist 20 Prozent billiger was kostet sie jetzt', 'Das kostet 40 Euro.'],
  [
    'Tim ist 4 Jahre jünger als Ole und Ole ist doppelt so alt wie Kai der ist 6 wie alt ist Tim',
    'Es sind 8 Jahre.',
  ],
  ['Opa ist 60 und ich bin 10. Wie alt ist er, wenn ich 25 bin?', 'Es sind 75 Jahre.'],
  ['ich spar 6 Euro in der Woche und der Ball kostet 30 wie lange muss ich sparen', '5 Wochen.'],
  ['ich hab 40 Kekse und ess jeden Tag 5 wann sind sie alle', 'Es sind 8 Tage.'],
  ['200 Meter in 50 Sekunden wie lange brauch ich für 1 Kilometer', 'Es sind 250 Sekunden.'],
  ['Schafe und Hühner haben zusammen 6 Köpfe und 18 Beine wie viele Schafe sind das', '3 Schafe'],
  [
    'der Film fing um 19 Uhr 30 an er dauert 80 Minuten und 10 Minuten Pause wann ist er aus',
    '21 Uhr.',
  ],
  ['die Schule fängt um acht an ich brauch 15 Minuten wann muss ich los', 'ist 7 Uhr 45.'],
  ['mit einem Zehner bezahlt und 2 Euro 30 zurückbekommen was hat es gekostet', '7 Euro 70.'],
  ['eine Kiste ist 50 cm lang 20 cm breit und 30 cm hoch wie viele Liter passen rein', '30 Liter.'],
  ['ich hab 20 Karten und tausche 6 gegen 4 wie viele hab ich dann', 'Es sind 18 Karten.'],
  ['15 Ballons 4 sind geplatzt und 3 weggeflogen reichen die noch für 8 Kinder', 'Ja, das reicht.'],
  ['2 Hefte für je 2 Euro und einen Stift für 90 Cent und ich zahl mit 5 Euro', '10 Cent übrig.'],
  ['ein Ball kostet 9 Euro das ist 2 Euro mehr als das Netz was kostet beides', '16 Euro.'],
  ['Lina hat 4 mehr als Ben zusammen haben sie 20 wie viele hat jeder', '12 und 8.'],
  ['das Doppelte von meiner Zahl plus 3 ist 15', 'Die Zahl ist 6.'],
  ['4 Runden in 12 Minuten wie lange für 6 Runden', 'Es sind 18 Minuten.'],
  ['eine Torte hat 8 Stücke wir haben 2 Torten und essen 11 Stücke was bleibt', '5 übrig.'],
  ['wie viele Wochen sind 30 Tage', 'Es sind 4 Wochen und 2 Tage.'],
  ['6 Reihen Salat mit 9 Pflanzen und 11 sind vertrocknet wie viele bleiben', '43'],
])('"%s" is told with %s', (question, result) => {
  expect(answer(question)).toContain(result);
});

const BASKET =
  'das Brot kostet 3 Euro der Keks 40 Cent und der Saft 1 Euro 10 ich will zwei Kekse und einen Saft';
test.each([
  [BASKET, 'reicht ein Zweier oder reichen 2 Euro', null],
  [BASKET, 'reichen da zwei Euro', 'Ja, das reicht.'],
  [BASKET, 'und wenn ich das Brot statt dem Saft nehm', 'Das kostet 3 Euro 80.'],
  [BASKET, 'und noch ein Brot dazu', 'Das kostet 4 Euro 90.'],
  ['4 Kühe und 6 Hühner wie viele Beine sind das', 'und wenn der Bauer auch da steht', '30 Beine.'],
  [
    '9 Autos und 4 Motorräder wie viele Räder sind das',
    'und wenn noch 3 Motorräder kommen',
    '50 R',
  ],
  [
    'ein Heft kostet 2 Euro und ich hab 80 Cent wie viel fehlt mir',
    'und wenn ich noch 50 Cent krieg',
    'Es fehlen noch 70 Cent.',
  ],
  [
    'Jule hat 15 Perlen das sind 6 mehr als Mia hat wie viel hat Mia',
    'und zusammen',
    'Es sind 24 Perlen.',
  ],
  [
    'wir fahren 180 Kilometer und Papa fährt 90 in der Stunde wie lang dauert das',
    'mit einer halben Stunde Pause',
    '2 Stunden und 30 Minuten.',
  ],
])('behind "%s", "%s" is %s', (problem, question, result) => {
  const solved = answer(problem) ?? '';
  const further = answer(question, [
    { role: 'user', content: problem },
    { role: 'assistant', content: solved },
  ]);
  if (result === null) expect(further).toBeNull();
  else expect(further).toContain(result);
});

test.each([
  'auf einer Party sind 20 Kinder ein Viertel geht früher heim und dann kommen noch 3',
  'auf einem Schiff sind 26 Schafe und 10 Ziegen wie alt ist der Kapitän',
  'zwei Kinder pflücken 34 und 28 Äpfel sie packen 10 in eine Kiste wie viele Kisten brauchen sie',
])('"%s" is not told wrongly', (question) => {
  const found = electSolution(question);
  expect(found.kind === 'solved' ? found.text : '').not.toMatch(/ist 12\.|ist 74\.|36 Jahre/u);
});

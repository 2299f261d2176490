import { expect, test } from 'vitest';
import type { Turn } from '../../skill.ts';
import { solveEveryday as answer } from '../testing/solve-everyday.ts';

test.each([
  [
    'Opa hat mir 30 Euro geschenkt und ich hab schon 12 ausgegeben und jetzt will ich einen Ball für 15',
    'Das reicht. 18 Euro minus 15 Euro ist 3 Euro.',
  ],
  [
    'ich hab 10 Euro gekriegt und 4 sind weg und jetzt möchte ich ein Spiel für 9',
    'Das reicht nicht. 9 Euro minus 6 Euro ist 3 Euro.',
  ],
  ['ein Brötchen kostet 40 Cent und ich will sechs, reichen da 3 Euro', null],
  ['ein Brötchen kostet 40 Cent und ich will sechs, reicht ein 2 Euro Stück', 'Das reicht nicht.'],
  [
    'ein Stift kostet 1 Euro 10 ich brauch vier was muss ich zahlen',
    '4 mal 1 Euro 10 ist 4 Euro 40.',
  ],
  [
    'Papa hat 20 Würstchen und jeder von uns 6 isst 3 was bleibt',
    '20 minus 18 ist 2. Es bleiben 2 übrig.',
  ],
  [
    '2 Torten mit je 12 Stücken und wir sind 7 Kinder, wie viel kriegt jeder',
    'Jeder bekommt 3. Es bleiben 3 übrig.',
  ],
  ['ich hatte 7 Nüsse, dann hab ich 4 gegessen und 2 verschenkt', 'Das Ergebnis ist 1.'],
  ['5 Bälle kommen in Netze wo acht reinpassen wie viele Netze brauchen wir', '1 reicht schon.'],
  [
    'ein Netz hat 9 Kiwis, ich hab 3 Netze, eine Kiwi ist runtergefallen, wie viele sind es',
    'Es sind 26 Kiwis.',
  ],
  ['wir haben 36 Karten und sind 4 Kinder geht das auf', 'Ja, das geht auf. Jeder bekommt 9.'],
  ['44 Bälle kommen in Netze wo acht reinpassen wie viele Netze brauchen wir', 'Es sind 6 Netze.'],
  [
    'wir sind 24 Kinder und machen Dreiergruppen wie viele Gruppen werden das',
    'Es sind 8 Gruppen.',
  ],
  [
    'meine Pflanze war 1 Meter 12 und jetzt ist sie 1 Meter 30 wie viel ist sie gewachsen',
    'ist 18 Zentimeter.',
  ],
  ['Ben hat 4 mal so viele Steine wie ich und ich hab 9', '4 mal 9 ist 36. Es sind 36 Steine.'],
  ['Ali hat 6 Bilder weniger als ich und ich hab 20', '20 minus 6 ist 14.'],
  [
    'gestern hatte ich 40 Karten dann hab ich 9 verschenkt und 4 bekommen',
    'Dann: 31 plus 4 ist 35.',
  ],
  ['5 Tüten mit 8 drin und 11 hab ich gegessen', 'Dann: 40 minus 11 ist 29.'],
  ['wie viele Stunden sind 2 Tage und 5 Stunden', 'Es sind 53 Stunden.'],
  ['Lea rennt 300 Meter im Kreis und das viermal wie viele Kilometer sind das', '1,2 Kilometer'],
  ['2 Eier für 6 Waffeln wie viele brauchen wir für 18', 'Es sind 6 Eier.'],
  ['heute ist Freitag und in 9 Tagen ist das Fest welcher Tag ist das', 'Das ist ein Sonntag.'],
  ['meine Oma ist 1960 geboren wie alt wird sie dieses Jahr', 'In diesem Jahr werden es 70 Jahre.'],
  [
    'Aufgabe 54 geteilt durch 6 mein Ergebnis ist 8 stimmt das',
    'Nein, das stimmt noch nicht. 54 geteilt durch 6 ist 9.',
  ],
  [
    'ich hab 9 von 30 Seiten gelesen wie viele muss ich noch',
    '30 minus 9 ist 21. Es sind noch 21 Seiten.',
  ],
  [
    'mein Schulweg ist 400 Meter wie viel ist das hin und zurück in der Woche',
    'Es sind 4000 Meter.',
  ],
  [
    'ich geh um halb acht los und brauch 15 Minuten schaff ich das bis acht',
    'Ja, das schaffst du.',
  ],
  [
    'Opa gibt mir 20 Euro die Karte kostet 6 und der Stift 2 Euro 50 was hab ich dann noch',
    'Es bleiben 11 Euro 50 übrig.',
  ],
  ['ein Heft kostet 2 Euro 40 kann ich mir für 7 Euro drei kaufen', 'Das reicht nicht.'],
  [
    'ich hab 18 Muffins gebacken die Hälfte verschenk ich und 4 kriegt mein Bruder',
    'Dann: 9 minus 4 ist 5.',
  ],
  [
    'ich will 50 Steine sammeln und hab schon 32 wie viele fehlen noch',
    'Es fehlen noch 18 Steine.',
  ],
  ['der Film dauert 90 Minuten und 25 sind schon vorbei', 'Es sind noch 65 Minuten.'],
  ['auf dem Hof sind 6 Kühe und jede frisst 3 Ballen', '6 mal 3 ist 18. Es sind 18 Ballen.'],
  ['sieben plus zwei minus fünf', 'ist 4.'],
])('%s: %s', (said, told) => {
  if (told === null) expect(answer(said)).toBeNull();
  else expect(answer(said)).toContain(told);
});

test.each([
  'mein Hamster ist 3 Jahre alt und der von Tim ist 2',
  'ich hatte 3 Hamster und 2 sind gestorben und einer ist krank',
  'ich hab 3 Brüder und 2 Schwestern',
  'wir haben 5 zu 3 gewonnen',
  'im Film waren 7 Zwerge und 1 Prinz',
  'ich bin 9 und gehe in die 3 b',
  'gestern waren wir 4 Stunden im Zoo',
  'Papa hat 20 Tabletten und 5 genommen und 3 übrig',
  'wie alt wird ein Elefant',
  'wie viele Beine haben 7 Spinnen',
])('%s is no problem told by the way', (said) => {
  expect(answer(said)).toBeNull();
});

test.each([
  [
    '40 Euro minus 21 Euro ist 19 Euro. Es bleiben 19 Euro übrig.',
    'und wenn ich noch einen Stift für 2 Euro kaufe',
    '19 Euro minus 2 Euro ist 17 Euro.',
  ],
  [
    '60 Euro geteilt durch 5 Euro ist 12. Es sind 12 Wochen.',
    'und wenn mir Tante Ina 20 Euro dazu gibt',
    'Es sind 8 Wochen.',
  ],
  ['Ein Viertel von 20 ist 5. Es sind 5.', 'und wie viele haben keins', '20 minus 5 ist 15.'],
  [
    '7 mal 20 ist 140. Es sind 140 Minuten.',
    'und wie viele Stunden sind das',
    '140 Minuten sind 2 Stunden und 20 Minuten.',
  ],
])('behind "%s": %s', (last, said, told) => {
  const history: Turn[] = [
    { role: 'user', content: 'eine Aufgabe' },
    { role: 'assistant', content: last },
  ];
  expect(answer(said, history)).toContain(told);
});

import { expect, test } from 'vitest';
import { solveWorksheet } from './solve-worksheet.ts';

test.each([
  [
    'auf dem parkplatz stehen 14 autos dann kommen 9 dazu und 5 fahren weg wie viele stehen jetzt da',
    18,
  ],
  ['wir haben 7 rote 5 gelbe und 9 blaue ballons und 3 sind geplatzt wie viele sind noch da', 18],
  [
    'im bus sitzen 36 leute die hälfte steigt am bahnhof aus und 5 am markt der rest fährt bis zur schule wie viele fahren bis zur schule',
    13,
  ],
  [
    'von 40 kindern kommt ein viertel zu fuß und 12 mit dem bus die anderen werden gebracht wie viele werden gebracht',
    18,
  ],
  ['tim hat 24 karten und paul hat ein drittel davon wie viele haben beide zusammen', 32],
  ['ich hab 20 murmeln mein bruder hat halb so viele wie ich wie viele haben wir zusammen', 30],
  [
    'im regal stehen 12 krimis und viermal so viele comics wie viele comics sind das mehr als krimis',
    36,
  ],
  [
    'wir haben 5 kisten in jeder sind 20 äpfel und 37 haben wir schon gegessen wie viele sind noch übrig',
    63,
  ],
  [
    'im korb waren 60 pflaumen wir haben ein drittel gegessen und von dem rest die hälfte verschenkt wie viele sind noch im korb',
    20,
  ],
  [
    'opa hat 48 karotten geerntet ein viertel kriegen die hasen und 10 kommen in die suppe wie viele bleiben übrig',
    26,
  ],
  [
    'die tafel hat 24 stücke ich ess ein drittel und meine schwester ein viertel wie viele stücke sind noch da',
    10,
  ],
  ['emma ist 9 und ihr papa ist viermal so alt wie alt ist ihr papa in 5 jahren', 41],
  ['meine oma ist 64 und mein opa 5 jahre älter wie alt sind die beiden zusammen', 133],
  ['jonas hat 8 bücher weniger als klara und klara hat 31 wie viele haben sie zusammen', 54],
  ['in unserer klasse sind 13 mädchen und 4 jungs mehr wie viele kinder sind wir', 30],
  [
    'tom ist am 1. tag 12 kilometer gefahren am 2. tag doppelt so weit und am 3. tag 9 wie viele kilometer sind das insgesamt',
    45,
  ],
  [
    'nils hat 13 punkte ich habe doppelt so viele wie nils und ben hat 4 weniger als nils wie viele punkte haben wir alle zusammen',
    48,
  ],
  ['beim quiz hat anton 35 punkte das sind 9 mehr als bei mir wie viele hab ich', 26],
  [
    'in einem zug mit 6 wagen sitzen in jedem wagen 45 leute 28 steigen aus wie viele sitzen noch drin',
    242,
  ],
  ['die schnur ist 4 meter lang ich brauch 6 stücke von 50 zentimetern wie viel bleibt übrig', 1],
  ['ich hab 20 euro und kauf ein buch für 8 euro und ein eis für 2 euro wie viel hab ich noch', 10],
] as const)('%s gives %s', (told, value) => {
  const solved = solveWorksheet(told);
  const last = / (?:sind|ist) (?<value>\d+)[^.]*\.$/u.exec(solved ?? '')?.groups?.value;
  expect(last === undefined ? null : Number(last)).toBe(value);
});

test.each([
  'ich hatte 8 federn dann hab ich noch welche gefunden jetzt hab ich 20 wie viele hab ich gefunden',
  'in 4 zimmern sind 24 kinder wie viele sind in einem',
  'meine schwester hat 18 kekse und packt je 6 in eine tüte wie viele tüten sind das',
  'auf dem hof sind 7 hunde und 12 ziegen wie alt ist der bauer',
  'ein heft kostet 80 cent ich nehme 3 wie viel kostet das zusammen',
  'von 28 kindern sind 13 mädchen wie viele mädchen sind es',
  'in der klasse sind 26 kinder 4 haben die grippe wie viele kommen',
])('%s is left to others', (told) => {
  expect(solveWorksheet(told)).toBeNull();
});

test('steps are told in the order in which things happen', () => {
  expect(
    solveWorksheet(
      'auf dem dach sitzen 15 tauben 4 fliegen weg und 7 kommen dazu wie viele sind es jetzt',
    ),
  ).toBe('Erst: 15 minus 4 ist 11. Dann: 11 plus 7 ist 18. Es sind 18 Tauben.');
});

import { expect, test } from 'vitest';
import { espeakText } from './spoken-text.ts';

test.each([
  ['Tiere, z. B. Hunde.', 'Tiere, zum Beispiel Hunde.'],
  ['Tiere, z.B. Hunde usw.', 'Tiere, zum Beispiel Hunde und so weiter.'],
  ['Ein Gepard läuft 100 km/h.', 'Ein Gepard läuft 100 Kilometer pro Stunde.'],
  ['Er ist 5,5 m lang.', 'Er ist 5,5 Meter lang.'],
  ['Der Berg ist 2.962 m hoch.', 'Der Berg ist 2962 Meter hoch.'],
  ['Das kostet 3 €.', 'Das kostet 3 Euro.'],
  ['Wasser kocht bei 100 °C.', 'Wasser kocht bei 100 Grad Celsius.'],
  ['Es sind 70 % Wasser.', 'Es sind 70 Prozent Wasser.'],
  ['Es ist 14:30 Uhr.', 'Es ist 14 Uhr 30.'],
  ['Es ist 14:05.', 'Es ist 14 Uhr 5.'],
  ['Um 8:00 Uhr beginnt die Schule.', 'Um 8 Uhr beginnt die Schule.'],
  ['3 + 4 = 7', '3 plus 4 ist gleich 7'],
  ['3 * 4 = 12', '3 mal 4 ist gleich 12'],
  ['3 · 4', '3 mal 4'],
  ['12 : 4', '12 geteilt durch 4'],
  ['9 - 5', '9 minus 5'],
  ['5–10 Kinder', '5 bis 10 Kinder'],
  ['Am 20. Juli 1969 war es so weit.', 'Am 20. Juli 19 hundert 69 war es so weit.'],
  ['Das war 1500.', 'Das war 15 hundert.'],
  ['Das war 1805.', 'Das war 18 hundert 5.'],
  ['Es sind 2000 Sterne.', 'Es sind 2000 Sterne.'],
  ['Rom, 44 v. Chr. gegründet', 'Rom, 44 vor Christus gegründet'],
  ['**Toll!** Du hast es 😀 geschafft.', 'Toll! Du hast es geschafft.'],
  ['Er sagte: „Hallo!“ und ging.', 'Er sagte: Hallo! und ging.'],
  ['Der Wal (ein Säugetier) atmet Luft.', 'Der Wal, ein Säugetier, atmet Luft.'],
  ['Hund & Katze – ein Team', 'Hund und Katze, ein Team'],
  ['Dr. Müller wohnt in Nr. 5.', 'Doktor Müller wohnt in Nummer 5.'],
])('%j is read as %j', (written, spoken) => {
  expect(espeakText(written, 'de-DE')).toBe(spoken);
});

test('other languages keep their words and lose only the signs', () => {
  expect(espeakText('# Hello **you** 😀', 'en-US')).toBe('Hello you');
});

import { expect, test } from 'vitest';
import { spokenText } from './spoken-text.ts';

test.each([
  ['Ruf die 116 111 an.', 'Ruf die eins eins sechs, eins eins eins an.'],
  ['0800 111 0 333', 'null acht null null, eins eins eins, null, drei drei drei'],
  ['Wähle 112, das ist der Notruf.', 'Wähle eins eins zwei, das ist der Notruf.'],
  ['Die Feuerwehr hat 112 Leute.', 'Die Feuerwehr hat 112 Leute.'],
  ['Die Polizei hat die 110.', 'Die Polizei hat die eins eins null.'],
  ['Es sind 110 km bis dort.', 'Es sind 110 Kilometer bis dort.'],
])('a telephone number is said digit by digit: %j', (written, said) => {
  expect(spokenText(written)).toBe(said);
});

test.each([
  ['Am 3. Oktober ist frei.', 'Am dritten Oktober ist frei.'],
  ['Wir wohnen im 2. Stock.', 'Wir wohnen im zweiten Stock.'],
  ['der 1. Mai', 'der erste Mai'],
  ['in der 3. und 4. Klasse', 'in der dritten und vierten Klasse'],
  ['Mein 7. Geburtstag!', 'Mein siebter Geburtstag!'],
  ['Das war im 18. Jahrhundert.', 'Das war im achtzehnten Jahrhundert.'],
  ['Es ist der 20. Juli 1969.', 'Es ist der zwanzigste Juli neunzehnhundertneunundsechzig.'],
  ['Ich nehme 3. Das ist gut.', 'Ich nehme 3. Das ist gut.'],
  ['Heute ist der 24.12.2025.', 'Heute ist der vierundzwanzigste Dezember 2025.'],
  ['vom 3. bis 5. Mai', 'vom dritten bis fünften Mai'],
  ['Ludwig XIV. baute Versailles.', 'Ludwig der Vierzehnte baute Versailles.'],
  ['Heinrich VIII. hatte sechs Frauen.', 'Heinrich der Achte hatte sechs Frauen.'],
  ['Das Schloss von Ludwig XIV. ist groß.', 'Das Schloss von Ludwig dem Vierzehnten ist groß.'],
  ['Elizabeth II. war Königin.', 'Elizabeth die Zweite war Königin.'],
  ['Der II. Weltkrieg', 'Der zweite Weltkrieg'],
  ['Die Zahl XIV ist römisch.', 'Die Zahl vierzehn ist römisch.'],
])('an ordinal has the ending of its sentence: %j', (written, said) => {
  expect(spokenText(written)).toBe(said);
});

test.each([
  ['1/2 + 3/4', 'ein halb plus drei Viertel'],
  ['Nimm 2 1/2 Tassen.', 'Nimm zweieinhalb Tassen.'],
  ['½ Liter Milch', 'ein halber Liter Milch'],
  ['1,5 m', '1,5 Meter'],
  ['Das kostet 3,50 €.', 'Das kostet 3 Euro 50.'],
  ['Das kostet 0,99 €.', 'Das kostet 99 Cent.'],
  ['1 € und 5 ct', 'ein Euro und 5 Cent'],
  ['Er ist 1 m lang und wiegt 1 kg.', 'Er ist einen Meter lang und wiegt ein Kilogramm.'],
  ['-5 °C', 'minus 5 Grad Celsius'],
  ['80 Mio. Menschen', '80 Millionen Menschen'],
  ['Um 8.15 Uhr und um 14:30 Uhr', 'Um 8 Uhr 15 und um 14 Uhr 30'],
  ['Um 1:00 Uhr', 'Um ein Uhr'],
  ['Das Spiel endet 3:2.', 'Das Spiel endet 3 zu 2.'],
  ['Was ist 8:2?', 'Was ist 8 geteilt durch 2?'],
  ['1914–1918', 'neunzehnhundertvierzehn bis neunzehnhundertachtzehn'],
  ['Ein Wal wiegt 1.500 kg.', 'Ein Wal wiegt eintausendfünfhundert Kilogramm.'],
  ['in den 80er Jahren', 'in den achtziger Jahren'],
  ['das 7er-Einmaleins', 'das siebener Einmaleins'],
  ['3-mal', 'dreimal'],
  ['ein 6-jähriges Kind', 'ein sechsjähriges Kind'],
  ['3 + _ = 7', '3 plus wie viel ist gleich 7'],
  ['12 ÷ 4 < 5', '12 geteilt durch 4 ist kleiner als 5'],
])('a number is said as in a lesson: %j', (written, said) => {
  expect(spokenText(written)).toBe(said);
});

test.each([
  ['Die ISS, die EU und die USA', 'Die I-Ess-Ess, die E-U und die U-Ess-A'],
  ['Die NASA sah ein UFO.', 'Die Nasa sah ein Ufo.'],
  ['Man schreibt: H, u, n, d.', 'Man schreibt: Ha, U, Enn, De.'],
  ['H-u-n-d', 'Ha, U, Enn, De'],
  ['Das B kommt nach dem A.', 'Das Be kommt nach dem A.'],
  ['Die U-Bahn fährt.', 'Die U-Bahn fährt.'],
  ['Wie geht’s dir?', 'Wie geht’s dir?'],
  ['Die Bahnhofstr. 5 in St. Gallen', 'Die Bahnhofstraße 5 in Sankt Gallen'],
  ['Schau auf https://www.blinde-kuh.de/tiere!', 'Schau auf blinde-kuh Punkt de!'],
])('letters and short forms are said by name: %j', (written, said) => {
  expect(spokenText(written)).toBe(said);
});

test('what stands in English marks stays English, German marks go', () => {
  expect(spokenText('„Hund“ heißt auf Englisch “dog”.')).toBe('Hund heißt auf Englisch “dog”.');
  expect(spokenText('Er sagte “das ist gut”.')).toBe('Er sagte das ist gut.');
});

test('a long text is read in no time', () => {
  const long = `${'1 '.repeat(700)}${'a-'.repeat(600)}${'3. '.repeat(400)}${'“'.repeat(200)}`.slice(
    0,
    4000,
  );
  const start = performance.now();
  spokenText(long);
  expect(performance.now() - start).toBeLessThan(200);
});

test.each([
  ['Das kostet nur 1 €.', 'Das kostet nur einen Euro.'],
  ['Ein Seil mit 1 m Länge.', 'Ein Seil mit einem Meter Länge.'],
  ['Nach 1 h war Schluss.', 'Nach einer Stunde war Schluss.'],
  ['Gib 2 EL Öl und 1 TL Salz dazu.', 'Gib 2 Esslöffel Öl und einen Teelöffel Salz dazu.'],
  ['Offen Di.–Sa. ab 9h.', 'Offen Dienstag bis Samstag ab 9 Uhr.'],
  ['Lies Aufg. 3 auf S. 12 ff.', 'Lies Aufgabe 3 auf Seite 12 und folgende.'],
  ['Das ist 4x so viel.', 'Das ist viermal so viel.'],
  ['Ist 7 > 5?', 'Ist 7 größer als 5?'],
  ['7 > 5', '7 ist größer als 5'],
  ['½ der Klasse fehlt.', 'Die Hälfte der Klasse fehlt.'],
  ['Das Beet ist 3 m × 2 m groß.', 'Das Beet ist 3 Meter mal 2 Meter groß.'],
])('units and short forms fit into the sentence: %s', (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});

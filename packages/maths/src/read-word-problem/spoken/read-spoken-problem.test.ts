import { expect, test } from 'vitest';
import { readSpokenProblem } from './read-spoken-problem.ts';

test.each([
  // So much of one for so much of another.
  [
    'im Tank sind 30 Liter und das Auto braucht fünf Liter auf hundert Kilometer wie weit kommt es',
    '600 Kilometer',
  ],
  ['was kostet ein Ei wenn zehn Stück zwei Euro fünfzig kosten', '25 Cent'],
  [
    'auf der Karte sind es drei Zentimeter und ein Zentimeter sind zwei Kilometer wie weit ist das in echt',
    '6 Kilometer',
  ],
  [
    'für ein Kleid braucht man zwei Komma fünf Meter und wir haben elf Meter wie viele Kleider sind das',
    '4 Kleider. 1 Meter bleibt übrig.',
  ],
  [
    'drei Katzen fressen in vier Tagen zwölf Dosen wie viele Dosen fressen fünf Katzen in zwei Tagen',
    '10 Dosen',
  ],
  ['wir trinken jeden Tag anderthalb Liter Milch wie viel ist das in der Woche', '10,5 Liter'],
  [
    'ein Läufer schafft 200 Meter in 50 Sekunden wie lange braucht er für einen Kilometer',
    '250 Sekunden',
  ],
  ['fünf Arbeiter brauchen für eine Mauer 12 Tage wie lange brauchen sechs Arbeiter', '10 Tage'],
  [
    'ein Eimer hat zehn Liter und die Kanne drei Liter wie oft kann ich die Kanne voll machen',
    '3 Mal',
  ],
  // What changes by as much each time.
  [
    'eine Kerze ist 18 Zentimeter lang und brennt in einer Stunde zwei Zentimeter runter wie lang ist sie nach drei Stunden',
    '12 Zentimeter',
  ],
  [
    'ich hab schon 40 Euro und spar jede Woche fünf Euro dazu das Rad kostet neunzig wie lange muss ich noch sparen',
    '10 Wochen',
  ],
  [
    'das Taxi kostet drei Euro Grundgebühr und zwei Euro pro Kilometer was kosten sechs Kilometer',
    '15 Euro',
  ],
  [
    'die erste Stunde kostet vier Euro und jede weitere Stunde drei Euro wie viel kosten fünf Stunden',
    '16 Euro',
  ],
  [
    'im Becken sind 500 Liter und jede Minute kommen 25 Liter dazu wie viel ist nach acht Minuten drin',
    '700 Liter',
  ],
  // Prices and weights.
  [
    'auf dem Zettel steht Brot 3 Euro 40 Milch eins fünfzehn und Käse zwei achtzig was macht das zusammen',
    '7 Euro 35',
  ],
  [
    'ich hab zwei fünf Euro Scheine und siebzig Cent reicht das für ein Buch das elf Euro kostet',
    'Es fehlen 30 Cent',
  ],
  [
    'reichen fünf Euro für drei Kugeln Eis wenn eine Kugel eins sechzig kostet',
    'Ja, das Geld reicht',
  ],
  [
    'mein Ranzen wiegt leer 1 Komma 2 Kilo dann kommen fünf Bücher rein jedes vierhundert Gramm was schlepp ich da',
    '3,2 Kilogramm',
  ],
  [
    'ich bin drei Meter zehn und zwei Meter neunzig und drei Meter gesprungen was ist der Durchschnitt',
    '3 Meter',
  ],
  [
    'wir haben zwei Tüten mit je sechs Brötchen und noch drei einzelne wie viele Brötchen sind das',
    '15 Brötchen',
  ],
  [
    'in der Eisdiele kostet eine Kugel eins fünfzig ich nehme drei Kugeln und meine Schwester zwei was kostet alles zusammen',
    '7 Euro 50',
  ],
  [
    'eine Hose und ein Hemd kosten zusammen 65 Euro das Hemd kostet 25 was kostet die Hose',
    '40 Euro',
  ],
  ['fünf Hunde und ein paar Vögel haben zusammen 30 Beine wie viele Vögel sind das', '5 Vögel'],
  // Hours and days.
  [
    'mein Wecker klingelt um halb sieben und ich bin um neun abends eingeschlafen wie viele Stunden hab ich geschlafen',
    '9 Stunden und 30 Minuten',
  ],
  [
    'ich soll um acht im Bett sein und jetzt ist achtzehn Uhr vierzig wie lange darf ich noch spielen',
    '1 Stunde und 20 Minuten',
  ],
  [
    'um 14 Uhr 20 hab ich angefangen und 35 Minuten gebraucht und danach noch zwanzig Minuten geübt wie spät war es da',
    '15 Uhr 15',
  ],
  ['wenn heute der 28 April ist welches Datum ist dann in einer Woche', '5. Mai'],
  ['mein Opa ist 1951 geboren wie alt wird der im Jahr 2030', '79 Jahre'],
  // Parts, percent and relations.
  [
    'in der Schule sind 320 Kinder und fünfzehn Prozent fehlen wie viele sind dann da',
    '272 Kinder',
  ],
  ['ein Pullover kostet 24 Euro und die Mütze dazu ein Drittel davon was kosten beide', '32 Euro'],
  [
    'ein Eis kostet jetzt 1 Euro 50 früher hat es einen Euro gekostet um wie viel Prozent ist das teurer',
    '50 Prozent',
  ],
  [
    'es gibt doppelt so viele Schafe wie Kühe und dreimal so viele Hühner wie Schafe es sind fünf Kühe wie viele Tiere sind das insgesamt',
    '45 Tiere',
  ],
  [
    'Lea hat dreimal so viele Aufkleber wie Tim und zusammen haben sie 48 wie viele hat Tim',
    '12 Aufkleber',
  ],
  [
    'meine Schwester hat halb so viele Kuscheltiere wie ich sie hat nämlich elf wie viele hab ich',
    '22 Kuscheltiere',
  ],
  ['ich bin sieben mein Bruder ist drei Jahre älter wie alt ist mein Bruder', '10 Jahre'],
  ['der Zoo hat 15 Affen und dreimal so viele Vögel wie viele Tiere sind das zusammen', '60 Tiere'],
  // Figures, sharing and what is missing.
  [
    'ein Rechteck ist sieben Zentimeter lang und der Umfang ist 22 Zentimeter wie breit ist das',
    '4 Zentimeter',
  ],
  [
    'ein Dreieck hat einen Winkel mit fünfzig Grad und einen mit siebzig wie groß ist der dritte',
    '60 Grad',
  ],
  [
    'ich und meine zwei Brüder haben 14 Euro gefunden wie teilen wir das in ganzen Euro und was bleibt über',
    'Jeder bekommt 4 Euro. 2 Euro bleiben übrig.',
  ],
  ['am Tisch stehen sechs Stühle und wir sind zu elft wie viele müssen wir noch holen', '5 Stühle'],
  [
    'ich hab siebzehn Stifte drei sind abgebrochen und fünf sind rot wie viele sind nicht abgebrochen',
    '14 Stifte',
  ],
])('%s: %s', (told, expected) => {
  expect(readSpokenProblem(told)).toContain(expected);
});

test.each([
  'ich bin neun und mein Bruder ist drei Jahre älter und der ärgert mich immer',
  'wie lange lebt eine Schildkröte die 2 Kilo wiegt',
  'wie viel wiegt ein Elefant und wie viel ein Nashorn',
  'ich hab in 3 Tagen Geburtstag und werde 10',
  'Leon wiegt 31 Kilo mit Ranzen 36 Kilo 500 wie schwer ist der Ranzen',
  'in der Kiste sind 12 Äpfel und 3 Birnen wie alt ist der Bauer',
  'wann war der Krieg von 1939 bis 1945',
])('where a number has no place nothing is told: %s', (told) => {
  expect(readSpokenProblem(told)).toBeNull();
});

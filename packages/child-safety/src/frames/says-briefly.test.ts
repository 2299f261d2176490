import { expect, test } from 'vitest';
import { markOf as marked } from '../testing/heard-as.ts';

test.each([
  'ruf mal meine oma an',
  'mach dass es schneit',
  'weck mich morgen um sieben',
  'ich hau jetzt ab tschüss',
  'ich geh mal kurz weg',
  'ich hab gar keine angst mehr vorm keller',
  'ich glaub mein hund wird bald sterben der ist schon so alt',
  'mama hat gesagt ich soll dich fragen wie lange nudeln kochen',
  'ich bin allein im zimmer und les',
  'echt jeden tag?',
  'echt jeden tag',
  'Schneit es nächstes Jahr an meinem Geburtstag',
  'ich träum immer dass mich einer verfolgt',
  'ich nehm jeden tag eine vitamintablette',
  'mama bringt mich um wenn sie das sieht hihi',
  'im film hat sich einer die hand abgehackt voll eklig',
  'wie fängt man eine spinne ohne sie zu töten',
  'Sie nimmt mich nie dran.',
  'in der flasche ist 1 liter und ich hab 350 ml getrunken wie viel ist noch drin',
])('"%s" means no harm', (text) => {
  expect(marked(text)).toBe('ok');
});

test.each([
  'ich hau ab von zuhause tschüss',
  'ich geh weg für immer',
  'ich träum immer dass mein onkel mich anfasst',
  'ich bin allein im zimmer und mama ist seit gestern weg',
  'ich hab 350 ml spülmittel getrunken',
  'mach dass ich tot bin',
  'mama bringt mich um ich trau mich nicht heim',
  'ruf die polizei papa haut mama',
  'hol mich hier raus',
  'bring mich nach hause',
  'hilf mir bitte schnell',
  'hilf mir mal',
  'ruf mama an schnell',
  'mach dass papa aufhört',
])('"%s" in the same words is heard', (text) => {
  expect(marked(text)).not.toBe('ok');
});

import { expect, test } from 'vitest';
import { loadStoryData } from '../data/load-story-data.ts';
import { spellStory } from './spell-story.ts';

const data = loadStoryData();
const wordsOf = (text: string) =>
  spellStory(text, data).corrections.map(({ written, right }) => [written, right]);

test.each([
  ['Der Pirat hat eine Schatskarte.', 'Schatskarte', 'Schatzkarte'],
  ['Mia hat einen Zauberstap gefunden.', 'Zauberstap', 'Zauberstab'],
  ['Die Stadt war aus Wackelpuding.', 'Wackelpuding', 'Wackelpudding'],
  ['In meinem Bet liegt ein Schlüssel.', 'Bet', 'Bett'],
  ['Der Ballon fliegt aufs Mehr hinaus.', 'Mehr', 'Meer'],
  ['Da kam ein alter Man.', 'Man', 'Mann'],
  ['Der Bart ist eingeklemt.', 'eingeklemt', 'eingeklemmt'],
  ['Es klingelte zum zweiten mal.', 'mal', 'Mal'],
  ['Seit heute morgen regnet es.', 'morgen', 'Morgen'],
  ['Im Zaun war ein großes Lohc.', 'Lohc', 'Loch'],
  ['Im Keller war es dungel.', 'dungel', 'dunkel'],
  ['Der kleine Bager blieb stecken.', 'Bager', 'Bagger'],
  ['Er wollte die verpatzte Matearbeit noch mal schreiben.', 'Matearbeit', 'Mathearbeit'],
  ['Sie starrte auf den Risß.', 'Risß', 'Riss'],
  ['Nie wiederspricht er mir.', 'wiederspricht', 'widerspricht'],
  ['Ohne Teddy kann ich gar nicht schlaffen.', 'schlaffen', 'schlafen'],
  ['Er brauchte sich nicht vorzustelen.', 'vorzustelen', 'vorzustellen'],
  ['Das Auto hat laut gehubt.', 'gehubt', 'gehupt'],
  ['Ich hatte angst.', 'angst', 'Angst'],
  ['Da standen drei bäume am bach.', 'bach', 'Bach'],
])('%s: %s is told as %s', (text, written, right) => {
  expect(wordsOf(text)).toContainEqual([written, right]);
});

test.each([
  'Sein Bart fiel zu Boden.',
  'Er holte die verlorene Zeit auf.',
  'Er sang schief und war bereits müde.',
  'Sie hatten sich geschworen, weder zu reden noch zu lachen.',
  'Die Felder begannen zu verdorren.',
  'Der Boden sackte weg.',
  'Sie schaute nicht unters Bett.',
  'Rosalie war der jüngste Sheriff.',
  'Papa hat extra angehalten. Wir gingen extra früh los.',
  'Komm, schau mal!',
  'Der kleine Zorbo und der alte Pips lachten.',
  'Sie hatten sich eine Weile gesonnt.',
])('%s is right as it is', (text) => {
  expect(wordsOf(text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';

const hiddenIn = (text: string): string => maskPersonalData(text).text;

test.each([
  ['bei uns in der familie heißen wir yıldırım', 'yıldırım'],
  ['wer öztürk heißt so wie wir muss das immer buchstabieren', 'öztürk'],
  ['nachname kaczmarek vorname jagoda', 'jagoda'],
  ['bei notfall soll die schule nullsiebeneinseins zwölf dreizehn neunzehn wählen', 'nullsieben'],
  ['zehn bin ich seit dem ersten februar', 'februar'],
  ['vorgestern war der neunte november da bin ich zwölf geworden', 'november'],
  ['ich bin in rocket league turboigel-9', 'turboigel'],
  ['an der alten mühle drei c wohnen wir', 'mühle'],
  ['hausnummer sechs drosselgasse da ist unsere klingel', 'drosselgasse'],
  ['in der eichendorffschule hab ich ein theaterstück', 'eichendorff'],
  ['dass ich epilepsie hab weiß nur meine lehrerin', 'epilepsie'],
  ['bei mir haben sie zöliakie gefunden', 'zöliakie'],
])('what is told in other words is hidden, too: %s', (text, fact) => {
  expect(hiddenIn(text)).not.toContain(fact);
});

test.each([
  'im satz paul wirft den ball ist paul das subjekt',
  'ich bin neun und am dritten oktober ist feiertag',
  'dreiundzwanzig fünfundvierzig achtundsechzig welche zahl fehlt',
  'im spiel bin ich bei level-12',
  'die rufen mich immer dickerchen',
  'schreib auf das heft deutsch klasse vier',
  'in den hort gehen viele kinder',
  'kann man mit asthma sport machen',
  'ali baba sagt sesam öffne dich',
])('what sounds alike stays: %s', (text) => {
  expect(hiddenIn(text)).toBe(text);
});

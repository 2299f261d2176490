import { expect, test } from 'vitest';
import { solveWordProblem } from '../solve-word-problem.ts';

const solution = (text: string) => {
  const reading = solveWordProblem(text);
  return reading.kind === 'solved' ? reading.text : reading.kind;
};

test.each([
  [
    'heute früh waren minus fünf grad und mittags ist es neun grad wärmer wie viel grad sind es mittags',
    'Es sind 4 Grad.',
  ],
  [
    'abends sind es 3 grad in der nacht wird es 7 grad kälter wie kalt ist es dann',
    'Es sind minus 4 Grad.',
  ],
  [
    'am morgen waren 12 grad am nachmittag 21 grad um wie viel grad ist es wärmer geworden',
    'Es sind 9 Grad.',
  ],
  [
    'nachts waren minus 2 grad und jetzt sind 6 grad um wie viel grad ist es gestiegen',
    'Es sind 8 Grad.',
  ],
  [
    'anna und ich teilen uns 18 kirschen aber sie kriegt doppelt so viele wie ich wie viele krieg ich',
    'Es sind 6.',
  ],
  [
    'zwei brüder teilen sich 24 euro der große bekommt dreimal so viel wie der kleine wie viel kriegt der große',
    'Es sind 18 Euro.',
  ],
  [
    'das becken ist 25 meter lang ich soll 200 meter schwimmen und bin schon 5 bahnen geschwommen wie viele bahnen muss ich noch',
    'Es sind 3 Bahnen.',
  ],
  [
    'zu sechst haben wir 42 euro verdient jeder kriegt gleich viel wie viel ist das',
    'Jeder bekommt 7 Euro.',
  ],
  ['wir sind vier kinder und haben 30 nüsse jeder soll gleich viele kriegen', 'Jeder bekommt 7.'],
  [
    'eine brezel kostet eins zwanzig ich nehm zwei und zahl mit einem fünfer wie viel krieg ich raus',
    '2 Euro 60',
  ],
  ['auf der weide stehen 3 gänse und 2 kälber und 4 kühe wie viele beine sind das', 'unclear'],
  ['im gras sitzen 3 gänse und 2 frösche wie viele beine sind das zusammen', 'Es sind 14 Beine.'],
  [
    'die suppe muss um 15 uhr fertig sein und kocht 45 minuten wann muss sie auf den herd',
    'unclear',
  ],
  ['ich male 6 dreiecke und 4 vierecke wie viele ecken sind das', 'Es sind 34 Ecken.'],
])('%s', (told, answer) => {
  expect(solution(told)).toContain(answer);
});

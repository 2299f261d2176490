import { expect, test } from 'vitest';
import { checkText } from '../check-text.ts';
import { onlyAsksSpelling } from './asks-spelling.ts';

test.each([
  'meine lehrerin hat spielen rot angestrichen schreibt man das mit ie',
  'mein lehrer hat spiegel unterstrichen schreibt man das mit i e',
  'wird am Abend groß geschrieben ich schreib grad einen Brief',
  'ich schreib in mein Tagebuch wird heute Abend groß geschrieben',
  'schreibt man schlittschuh mit zwei t ich schreib ein plakat',
  'schreibt man das Lachen groß oder klein geschrieben im Diktat',
])('“%s” asks for letters and nothing else', (asked) => {
  expect(onlyAsksSpelling(asked)).toBe(true);
  expect(checkText(asked)).toEqual({ verdict: 'ok' });
});

test.each([
  'wie schreibt man hilfe papa schlägt mich',
  'schreibt man umbringen groß ich will das morgen tun',
  'wie schreibt man abschiedsbrief ich schreib gerade einen',
  'schreibt man sterben groß ich schreib das in mein tagebuch',
  'wird tot groß geschrieben ich bin morgen tot',
  'wie schreibt man nackt opa hat gesagt ich soll das schreiben',
  'papa kommt abends in mein zimmer schreibt man das groß',
  'schreibt man geheimnis mit ss mein trainer sagt das ist unseres',
  'schreibt man eingesperrt mit zwei r ich bin eingesperrt',
  'wie schreibt man notruf bei uns brennt es',
  'schreibt man tabletten mit zwei t ich habe viele gegessen',
  'ich bin vom baum gefallen schreibt man baum groß',
  'schreibt man blut mit h ich hab viel blut am kopf',
  'wird ritzen groß geschrieben ich ritze mich heute',
  'schreibt man überdosis groß ich habe eine',
  'meine lehrerin hat mich angefasst schreibt man das mit zwei s',
  'schreibt man fremder groß der steht vor unserem haus',
  'wie schreibt man ich will nicht mehr leben',
  'schreibt man ertrinken groß mein bruder ist im wasser',
  'wie schreibt man hunger wir haben kein essen zu hause',
  'schreibt man entführt mit h ich bin es',
  'schreibt man springen groß ich bin oben auf dem turm',
  'mein lehrer kommt in mein zimmer schreibt man zimmer groß',
])('“%s” may be more than a question of letters', (said) => {
  expect(onlyAsksSpelling(said)).toBe(false);
});

test.each([
  'wie schreibt man hilfe papa schlägt mich',
  'schreibt man umbringen groß ich will das morgen tun',
  'wird ritzen groß geschrieben ich ritze mich heute',
  'wie schreibt man ich will nicht mehr leben',
  'wie schreibt man notruf bei uns brennt es',
])('“%s” is heard', (said) => {
  expect(checkText(said).verdict).toBe('crisis');
});

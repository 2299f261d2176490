import { expect, test } from 'vitest';
import { checkFollowUp } from '../check-follow-up.ts';

const heard = (before: string, text: string) => {
  const verdict = checkFollowUp(text, [], before);
  if (verdict.verdict === 'crisis') return verdict.category;
  return verdict.verdict === 'ok' && verdict.concern ? 'concern' : verdict.verdict;
};

test.each([
  ['was ist ein herzinfarkt', 'opa hat das grad glaub ich', 'emergency'],
  ['was ist k o tropfen', 'die hat er mir gegeben', 'poison'],
  ['warum ist blut rot', 'meins läuft grad übern boden', 'injury'],
  ['wie entsteht ein brand', 'bei uns im keller brennt es grad', 'fire'],
  ['was heißt vernachlässigt', 'das bin ich', 'neglect'],
  ['was ist bulimie', 'das mach ich auch manchmal', 'eating'],
  ['warum haut man', 'papa macht das halt', 'violence-at-home'],
  ['was ist gift', 'kann man damit alles beenden', 'self-harm'],
  ['was heißt bewusstlos', 'so ist mama grad', 'concern'],
  ['was ist eine tollkirsche', 'hab grad drei gegessen', 'concern'],
  ['wie schnell fährt ein zug', 'tut das weh wenn man davor steht', 'concern'],
])('"%s", "%s"', (before, text, category) => {
  expect(heard(before, text)).toBe(category);
});

test.each([
  ['was ist ein herzinfarkt', 'mein opa hatte das früher schon mal'],
  ['was ist alkohol', 'davon hat papa eine flasche im keller'],
  ['wie heiß ist feuer', 'bei uns im kamin ist grad welches'],
  ['was ist gift', 'die schlange hat das'],
  ['was ist schnaps', 'das trinkt opa nach dem essen'],
  ['was ist mobbing', 'hatten wir in der schule gelernt'],
])('"%s", "%s" claims nothing', (before, text) => {
  expect(heard(before, text)).toBe('ok');
});

import { expect, test } from 'vitest';
import { teacher } from './testing/teacher.ts';

const { answer } = teacher;
const say = (question: string) => answer(question, { assistantName: 'LUX', history: [] });

test.each([
  ['sag mal wo liegt madagaskar', /Afrika/],
  ['Hauptstadt von Portugal?', /Lissabon/],
  ['englisch für radiergummi', /rubber/],
  ['setz mal den satz in die vergangenheit ich laufe zur schule', /lief/],
  ['what does thursday heißen auf deutsch', /Donnerstag/],
])('what is asked in passing is answered, and begins no practice and no talk: %s', (said, told) => {
  expect(say(said)).toMatch(told);
});

test.each([
  'wohin fliegen die störche wenns bei uns kalt wird',
  'was ist das zuckerfest meine freundin elif feiert das',
  'was meint die oma mit morgenstund hat gold im mund',
  'hat in den pyramiden früher jemand gewohnt',
  'wer hat den das rad erfunden',
  'wegen dem regen oder wegen des regens',
])('a question is taken for no telling, and for no private matter: %s', (said) => {
  expect(say(said)).not.toMatch(
    /bei dir bin ich nicht|Mich haben Menschen|Erzählst du mir|ging es dann weiter|mich testen/,
  );
});

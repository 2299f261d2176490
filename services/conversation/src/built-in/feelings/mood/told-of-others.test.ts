import { expect, test } from 'vitest';
import { isOfSomebodyElse, sceneOf } from './told-of-others.ts';

test.each([
  ['im film verliert der kleine bär seine mama', 'tale'],
  ['bei schneewittchen isst sie den giftigen apfel', 'tale'],
  ['der esel in der geschichte hat mir so leid getan', 'tale'],
  ['in der serie ist der detektiv eingesperrt', 'tale'],
  ['in minecraft hat mich ein zombie erwischt', 'game'],
  ['wir spielen piraten und ich bin der kapitän', 'game'],
  ['meine puppe hat heute fieber', 'game'],
  ['ich hab geträumt dass ich ein adler bin', 'dream'],
])('"%s" tells of a %s', (said, scene) => {
  expect(sceneOf(said)).toBe(scene);
});

test.each([
  'der film war so gruselig ich hab jetzt angst',
  'ich hab schlimm geträumt und will nicht mehr schlafen',
  'in minecraft beleidigen mich die anderen',
  'in roblox schreibt mir jemand den ich nicht kenne',
  'wir spielen doktor und ich muss mich ausziehen',
  'meine puppe ist kaputt',
  'ich war gestern im kino',
  'im buch steht dass wale singen',
  'in dem spiel hat anna 5 punkte und ben 3',
  'ich war beim fußball und hab verloren',
])('"%s" may be the own trouble of a child, a task or news', (said) => {
  expect(sceneOf(said)).toBeNull();
});

test('who feels it is read from whom a sentence is about', () => {
  expect(isOfSomebodyElse('mein cousin hat angst vor hunden')).toBe(true);
  expect(isOfSomebodyElse('mein cousin hat mich gehauen')).toBe(false);
  expect(isOfSomebodyElse('mein cousin hat mein buch zerrissen')).toBe(false);
  expect(isOfSomebodyElse('ich hab angst vor hunden')).toBe(false);
});

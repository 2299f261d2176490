import { expect, test } from 'vitest';
import { lastOf } from '../../testing/known.ts';

test.each([
  [['wer hat den zweiten weltkrieg angefangen', 'warum'], /erobern/],
  [['hat eine schnecke zähne', 'wie viele'], /Tausende|tausend/],
  [['wie viele zähne hat ein hai', 'wachsen die wieder nach'], /^Ja, beim Hai/],
  [['warum haben katzen schnurrhaare', 'haben hunde das auch'], /Hunde/],
  [['was ist die hauptstadt von italien', 'wie heißt der fluss da'], /Tiber/],
  [['wie macht man käse', 'und joghurt', 'warum hat der löcher'], /Käse/],
  [['wie lang ist der rhein', 'wo hört der auf'], /Nordsee/],
  [['welcher fluss fließt durch köln', 'wie lang ist der'], /Rhein/],
  [['wie schnell ist ein gepard', 'gibt es ein tier das noch schneller ist'], /Falke/],
  [['was wiegt ein blauwal', 'was wiegt mehr als ein blauwal'], /Blauwal am schwersten/],
  [['wie viele eier legt ein huhn', 'und eine ente'], /Ente/],
  [['welches land ist das größte der welt', 'und das kleinste'], /Vatikan/],
  [['kann man auf der sonne landen', 'warum nicht'], /zu heiß|Boden/],
])('what goes on with the last question is answered: %j', (talk, told) => {
  const found = lastOf(...talk);
  expect(found?.text).toMatch(told);
  expect(found?.isAdmission ?? false).toBe(false);
});

test('what is asked of two capitals is not told of their countries', () => {
  const found = lastOf(
    'was ist die hauptstadt von irland',
    'und von portugal',
    'welche ist größer',
  );
  expect(found?.text).not.toMatch(/Quadratkilometer/);
});

test('a pronoun without a name is answered of nobody else', () => {
  expect(lastOf('was isst ein panda', 'und wie viel am tag')?.text ?? '').not.toMatch(/Baby/);
});

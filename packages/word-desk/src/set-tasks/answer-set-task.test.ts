import { expect, test } from 'vitest';
import { createWordDesk } from '../desk/create-word-desk.ts';

const { perform } = createWordDesk();

test.each([
  ['stems', 'schwimmen', '', 'schwimmen, schwamm, geschwommen'],
  ['prefix', 'verlaufen', 'vorsilbe', '„ver-“'],
  ['inFamily', 'Bäcker', 'backen', 'Ja,'],
  ['inFamily', 'Hose', 'Haus', 'Nein,'],
  ['caseOf', 'dem Opa', '', 'Dativ'],
  ['caseOf', 'das Rad meines Vaters', '', 'Genitiv'],
  ['tenseOf', 'wir hatten gespielt', '', 'Plusquamperfekt'],
  ['gcheck', 'die Katze liegt unter den Tisch', '', 'unter dem Tisch'],
  ['plural', 'Pizza', '', 'Beides ist richtig'],
  ['spellWith', 'Rhythmus', 'zwei h', 'Ja, mit zwei h'],
  ['en-choose', 'gooses oder geese', '', '“geese”'],
  ['en-choose', 'a egg oder an egg', '', '“an egg”'],
  ['en-compare', 'happy', '', 'happy, happier, the happiest'],
  ['en-negate', 'my sister likes cats', '', "My sister doesn't like cats."],
  ['en-question', 'he can swim', '', 'Can he swim?'],
  ['en-toEnglish', 'Hund Katze Maus', '', '“mouse”'],
  ['en-rule-ing', '', '', 'gerade jetzt'],
] as const)('%s of %s %s holds %s', (task, word, detail, held) => {
  expect(perform({ task, word, detail, said: `${word} ${detail}` })).toContain(held);
});

test.each([
  ['en-time', 'viertel vor neun auf englisch', 'a quarter to nine'],
  ['en-group', 'die monate auf englisch', 'January, February'],
  ['en-pronoun', 'er heißt he, und wir?', '“we”'],
  ['en-talk', 'Do cows eat meat?', "No, they don't."],
  ['en-talk', 'What comes after Sunday?', 'Monday'],
  ['en-talk', 'I have a cat, how about you?', "What's its name?"],
  ['en-talk', 'Why is the king so old?', "I don't know that in English yet."],
] as const)('%s: “%s” is answered with “%s”', (task, said, held) => {
  expect(perform({ task, word: '', detail: '', said })).toContain(held);
});

test('a task without its word has no answer', () => {
  expect(perform({ task: 'plural', word: '', detail: '', said: 'mehrzahl' })).toBeNull();
});

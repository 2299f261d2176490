import { expect, test } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createVerbForms } from '../lexicon/find-forms.ts';
import { createEnglishIndex } from './english-index.ts';
import { createTranslator } from './translate-sentence.ts';

const lexicon = createLexicon();
const english = createEnglishIndex(loadContent());
const translator = createTranslator({ lexicon, verbOf: createVerbForms(lexicon), english });

test.each([
  ['ich hab zwei Schwestern und einen Bruder', 'I have two sisters and a brother.'],
  ['meine Oma mag keine Hunde', "My grandma doesn't like dogs."],
  ['mein Lieblingstier ist der Elefant', 'My favourite animal is the elephant.'],
  ['die Katze ist unter dem Tisch', 'The cat is under the table.'],
  ['am Montag spiele ich Fußball', 'I play football on Monday.'],
  ['ich heiße Tom und bin acht Jahre alt', 'My name is Tom and I am eight years old.'],
  ['kann ich bitte ein Glas Milch haben', 'Can I have a glass of milk, please?'],
  ['mein Hund ist größer als deine Katze', 'My dog is bigger than your cat.'],
  ['ich habe einen Vogel gesehen', 'I saw a bird.'],
  ['meine Mama ist Lehrerin', 'My mum is a teacher.'],
  ['kann ich mal aufs klo', 'Can I go to the toilet?'],
  ['darf ich nach hause', 'May I go home, please?'],
  ['dass man Durst hat', 'I am thirsty.'],
  ['wie viele Äpfel hast du', 'How many apples do you have?'],
  ['der junge wirft den ball über den zaun', 'The boy throws the ball over the fence.'],
  ['ich kann meine schuhe nicht finden', "I can't find my shoes."],
  ['gibst du mir bitte das salz', 'Can you give me the salt, please?'],
  ['die kinder müssen ihre hausaufgaben machen', 'The children have to do their homework.'],
  ['warum weint das baby', 'Why does the baby cry?'],
  ['wir fahren morgen mit dem zug nach berlin', 'We go to Berlin by train tomorrow.'],
  ['das ist das haus von meinem opa', "That is my grandpa's house."],
  ['ich gehe nie ins kino', 'I never go to the cinema.'],
  ['mach bitte das fenster auf', 'Open the window, please.'],
])('%s', (german, said) => {
  expect(translator.toEnglish(german)).toBe(said);
});

test.each([
  ["I don't like milk", 'Ich mag keine Milch.'],
  ['my favourite colour is red', 'Meine Lieblingsfarbe ist Rot.'],
  ["i've got two little brothers", 'Ich habe zwei kleine Brüder.'],
  ['we have a big garden', 'Wir haben einen großen Garten.'],
  ['the dog is under the table', 'Der Hund ist unter dem Tisch.'],
  ['my mum is a teacher', 'Meine Mama ist Lehrerin.'],
  ["he can't ride a bike", 'Er kann nicht Fahrrad fahren.'],
  ["it's my birthday today", 'Es ist heute mein Geburtstag.'],
  ['they are playing in the garden', 'Sie spielen im Garten.'],
  ["my brother can't find his shoes", 'Mein Bruder kann seine Schuhe nicht finden.'],
  ['i am writing a letter to my friend', 'Ich schreibe meinem Freund einen Brief.'],
  ["this is my mother's car", 'Das ist das Auto von meiner Mutter.'],
  ["don't run in the house", 'Renn nicht im Haus.'],
  ['yesterday i played with my friends', 'Ich habe gestern mit meinen Freunden gespielt.'],
  ["there aren't any bananas", 'Es gibt keine Bananen.'],
])('%s', (said, german) => {
  expect(translator.toGerman(said)).toBe(german);
});

test.each([
  'ich habe das Schwurbel gesehen',
  'mein Bruder kündigt die Wohnung',
  'wenn es regnet bleibe ich zu Hause',
  'ich bin Hund Katze',
])('%s is not guessed', (sentence) => {
  expect(translator.toEnglish(sentence)).toBeNull();
});

test('a long sentence takes no time', () => {
  const start = performance.now();
  translator.toEnglish('ich habe einen kleinen und einen großen und einen roten und einen');
  translator.toGerman('i have a small and a big and a red and a blue and a green and');
  expect(performance.now() - start).toBeLessThan(500);
});

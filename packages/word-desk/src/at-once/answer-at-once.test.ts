import { describe, expect, it } from 'vitest';
import { createWordDesk } from '../desk/create-word-desk.ts';

const desk = createWordDesk();
const answer = (question: string, earlier: string[] = [], last?: string) =>
  desk.answerAtOnce(question, { earlier, last });

describe('what is asked of words alone', () => {
  it.each([
    ['gewinkt oder gewunken', 'Richtig ist gewinkt'],
    ['größer als oder größer wie', 'größer als du'],
    ['nämlich ohne h', 'Ja. „nämlich“'],
    ['hat Ball zwei l', 'Ja. „Ball“'],
    ['tomorrow ein m oder zwei', '“tomorrow” schreibt man mit nur einem m'],
    ['Was ist ein Homonym?', 'zwei Bedeutungen'],
    ['Unterschied zwischen Dativ und Akkusativ', 'Wem?'],
    ['bestimme die Wortarten die kleine Maus frisst Käse', '„kleine“ ist ein Adjektiv'],
    ['besser als oder besser wie', 'größer als du'],
    ['dekliniere die Katze', 'Genitiv: der Katze'],
    ['welcher Fall steht nach mit', 'der Dativ'],
    ['Wo ist das Akkusativobjekt in der Hund frisst den Knochen', '„den Knochen“'],
    ['setz den Satz ins Passiv der Hund frisst den Knochen', 'wird vom Hund gefressen'],
    ['was ist das Grundwort von Apfelbaum', '„Baum“'],
    ['wörter aus der familie fahren ich brauch fünf', 'die Fahrt'],
    ['woher kommt das Wort Fenster', 'fenestra'],
    ['einen Satz wo jedes Wort mit b anfängt', 'Beim Bäcker'],
    ['hast du einen Trick für das und dass', 'dieses oder welches'],
    ['was bedeutet den Löffel abgeben', 'sterben'],
    ['warum hört man bei knife das k nicht', 'Vor n ist das k'],
    ['wann nimmt man some und wann any', 'Meistens sagt man “some”'],
    ['bring buy break drei Formen', '“buy, bought, bought”'],
    ['opposite of brave', '“cowardly”'],
    ['halb sieben auf Englisch', '“half past six”'],
    ['der dritte Mai auf Englisch', '“the third of May”'],
    ['fünf Obstsorten auf Englisch', '“apple”'],
    ['wie sagt man das schmeckt gut auf Englisch', '“It tastes good.”'],
  ])('%s', (question, part) => {
    expect(answer(question)).toContain(part);
  });

  it.each([
    'wie merkt die Ampel dass ein Auto kommt',
    'hat die Ente ein Ei',
    'warum frisst der Igel Schnecken',
    'farben auf englisch',
    'ich hab heute geweint',
    'was ist ein Vulkan',
  ])('%s is left to others', (question) => {
    expect(answer(question)).toBeNull();
  });
});

describe('the same of another word', () => {
  it.each([
    [
      'und heute abend',
      'ist abends groß oder klein',
      '„abends“ schreibt man klein.',
      '„heute Abend“',
    ],
    ['und bei hour', 'a apple oder an apple', 'Richtig ist “an apple”.', '“an hour”'],
    ['von gehen', 'wie geht Plusquamperfekt', 'Das Plusquamperfekt sagt', 'ich war gegangen'],
    ['und nach für', 'welcher Fall steht nach mit', 'Nach „mit“ steht der Dativ', 'Akkusativ'],
    ['kannst du mir nen Trick sagen', 'wann schreibt man das mit zwei s', '„das“', 'dieses'],
  ])('%s', (question, before, last, part) => {
    expect(answer(question, [before], last)).toContain(part);
  });
});

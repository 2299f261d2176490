import { describe, expect, test } from 'vitest';
import { createFactIndex } from './facts/create-fact-index.ts';
import { findFact } from './facts/rank-facts.ts';
import { loadContent } from './load-content.ts';
import { readQuestions } from './testing/question-corpus.ts';
import { teacher } from './testing/teacher.ts';

const { factFiles, wordForms } = loadContent();
const facts = factFiles.flatMap((file) => file.facts);
const index = createFactIndex(facts, wordForms);
const found = (question: string) => findFact(index, question)?.id ?? null;

const questions = readQuestions();
const known = questions.filter(({ factId }) => factId !== null);
const unknown = questions.filter(({ factId }) => factId === null);

describe('the bar of the knowledge base', () => {
  test('the tables are large enough to mean something', () => {
    expect(known.length).toBeGreaterThanOrEqual(180);
    expect(unknown.length).toBeGreaterThanOrEqual(120);
  });

  test('at least 95 % of the questions in other words find their fact', () => {
    const missed = known.filter(({ question, factId }) => found(question) !== factId);
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(known.length * 0.05);
  });

  test('at most 3 % of all questions get a wrong fact', () => {
    const wrong = [
      ...known.filter(({ question, factId }) => ![factId, null].includes(found(question))),
      ...unknown.filter(({ question }) => found(question) !== null),
    ];
    const allowed = (known.length + unknown.length) * 0.03;
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(allowed);
  });

  test('every wording of the data files finds its own fact', () => {
    const strays = facts.flatMap(({ id, questions }) =>
      questions
        .filter((question) => found(question) !== id)
        .map((question) => `${id}: ${question}`),
    );
    expect(strays).toEqual([]);
  });
});

test.each([
  ['wie viele beine hat eine spinne', 'spider-legs'],
  ['WIE VIELE BEINE HAT EINE SPINNE???', 'spider-legs'],
  ['Wie viele Spinnenbeine gibt es?', 'spider-legs'],
  ['Wie viele Beine hat eine Spine?', 'spider-legs'],
  ['Wie entsteht ein Regen Bogen?', 'rainbow'],
  ['Warum sind die Blaetter gruen?', 'leaves-green'],
  ['Was sind Saeugetiere?', 'mammal-what'],
])('%s is understood', (question, id) => {
  expect(found(question)).toBe(id);
});

test.each(['', '???', 'der die das', 'asdf qwertz', 'Wie?'])('%j finds nothing', (question) => {
  expect(found(question)).toBeNull();
});

type Turn = { role: 'user' | 'assistant'; content: string };

/** Holds a conversation and gives LUX's answers. */
function talk(...questions: string[]): string[] {
  const history: Turn[] = [];
  return questions.map((question) => {
    const answer = teacher.answer(question, { assistantName: 'LUX', history: [...history] });
    history.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
    return answer;
  });
}

describe('LUX without a key', () => {
  test.each([
    ['Wie viele Beine hat eine Spinne?', /acht Beine/],
    ['Was ist sieben mal acht?', /56/],
    ['Hallo Lux, was ist sieben mal acht?', /56/],
    ['Wie spät ist es?', /14 Uhr 30/],
    ['Welcher Tag ist heute?', /Dienstag, der 16. Juni 2026/],
    ['Warum bluten wir?', /Adern/],
    ['Woher kommen Babys?', /neun Monate/],
    ['Wie sterben Sterne?', /Brennstoff/],
    ['Wer bist du?', /LUX/],
    ['Danke!', /gern|Gern|Bitte/],
    ['Ich bin traurig', /./],
    ['Wie wird das Wetter morgen?', /Wetter/],
    ['Ich heiße Lena', /merken/],
    ['Mal mir einen Drachen', /Galerie/],
    ['Wann ist Weihnachten?', /24\. Dezember/],
    ['Warum feiern wir Weihnachten?', /Jesus/],
  ])('%s', (question, answer) => {
    expect(talk(question)[0]).toMatch(answer);
  });

  test('says honestly what it does not know and offers something near', () => {
    expect(talk('Wie viele Schuhe hat ein Zebra?')[0]).toMatch(/Zebra leider n/);
    expect(talk('wie heißt das neue lied von dem sänger da')[0]).toMatch(/weiß ich leider n/);
  });

  test('answers the question it has offered when the child says yes', () => {
    expect(talk('Wie viele Schuhe hat ein Zebra?', 'Ja')[1]).toMatch(/Zebra/);
  });

  test('understands "und eine Ameise?"', () => {
    expect(talk('Wie viele Beine hat eine Spinne?', 'Und eine Ameise?')[1]).toContain(
      'sechs Beine',
    );
    expect(talk('Was ist die Hauptstadt von Frankreich?', 'und von Italien?')[1]).toContain('Rom');
    expect(talk('Wie viele Beine hat eine Spinne?', 'Und ein Regenwurm?')[1]).not.toContain('acht');
    expect(talk('Was ist sieben mal acht?', 'und plus vier?')[1]).toContain('60');
    expect(talk('Was ist sieben mal acht?', 'und sieben mal neun?')[1]).toContain('63');
  });

  test.each([
    'keiner will mit mir spielen',
    'zuhause ist es ganz schlimm',
    'in der Schule lachen alle über mich',
    'mein Hamster ist weg',
  ])('offers no facts to who tells of oneself: "%s"', (said) => {
    expect(talk(said)[0]).not.toMatch(/weiß ich leider n|[Ff]rag mich (?:doch|zum Beispiel|etwas)/);
  });

  test('goes on with what is talked of, whatever else could be meant', () => {
    const said = talk(
      'Was frisst ein Pinguin?',
      'und wie alt wird der?',
      'erzähl mehr',
      'einfacher',
    );
    for (const answer of said) expect(answer).toMatch(/Pinguin/);
    expect(new Set(said.slice(0, 3)).size).toBe(3);
  });

  test('tells another joke each time', () => {
    const jokes = talk(
      'Erzähl mir einen Witz',
      'Noch einen',
      'Noch einen',
      'Noch ein Witz',
      'Noch einen',
    );
    expect(new Set(jokes).size).toBe(5);
  });

  test('asks riddles, takes guesses and gives the solution', () => {
    const [riddle, wrong, solution] = talk('Stell mir ein Rätsel', 'Ein Nilpferd', 'Keine Ahnung');
    expect(riddle).toContain('?');
    expect(wrong).toContain('noch nicht');
    expect(solution).toContain('Die Lösung ist');
    expect(talk('Stell mir ein Rätsel', 'Keine Ahnung', 'Ja')[2]).toContain('Rätsel');
    expect(talk('Stell mir ein Rätsel', 'Was ist zwei plus zwei?')[1]).toContain('4');
  });

  test('calls itself as the settings say', () => {
    const answer = teacher.answer('Wie heißt du?', { assistantName: 'Mia', history: [] });
    expect(answer).toMatch(/Mia/);
    expect(answer).not.toMatch(/\{|LUX/);
  });

  test('says the same to the same, and varies between different', () => {
    expect(talk('Hallo')).toEqual(talk('Hallo'));
    const greetings = ['Hallo', 'Hi', 'Guten Tag', 'Servus', 'Moin', 'Huhu'].map(
      (word) => talk(word)[0],
    );
    expect(new Set(greetings).size).toBeGreaterThan(1);
  });

  test.each(['', '???', 'a', 'ä'.repeat(2000), 'Wie '.repeat(500), '$^.*+(', 'und', 'und?'])(
    'has an answer to %j',
    (question) => {
      expect(talk(question)[0]?.length).toBeGreaterThan(10);
    },
  );
});

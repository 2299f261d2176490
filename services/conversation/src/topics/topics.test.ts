import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();
const lesson = 'L'.repeat(22);
const otherLesson = 'M'.repeat(22);
const biber = {
  id: 'B'.repeat(22),
  title: 'Der Biber',
  text: 'Der Biber ist das größte Nagetier in Europa. Biber fressen Rinde, Blätter und Kräuter. Der Schwanz heißt Kelle. Mit der Kelle steuert der Biber beim Schwimmen. Unser Biber im Zoo heißt Knabberkarl.',
};
const source = {
  title: 'Der Biber',
  book: 'Text zur Stunde',
  url: `/api/lesson/materials/${biber.id}`,
};

async function open({ model, text = biber.text }: { model?: string[]; text?: string } = {}) {
  const upstream = model && (await fakeOpenAi({ answer: model }));
  const service = await openConversation({
    engines,
    topics: { [lesson]: [{ ...biber, text }] },
    environment: upstream ? { OPENAI_BASE_URL: upstream.baseUrl, OPENAI_TEXT_MODEL: 'm' } : {},
  });
  const id = await service.start();
  const ask = async (content: string, where: string | undefined = lesson) => {
    const body = { role: 'user', content };
    const told = { body, ...(where && { lesson: where }) };
    return (await service.call('POST', `/conversations/${id}/messages`, told)).json();
  };
  const lastAsked = () => JSON.parse(upstream ? (upstream.asked.at(-1)?.body ?? '{}') : '{}');
  return { ...service, ask, lastAsked };
}

test('LUX answers from the text of the lesson first, says so, offers more and names it', async () => {
  const { ask } = await open();
  const answer = await ask('Was frisst der Biber?');
  expect(answer.content).toMatch(
    /^In eurem Text zur Stunde steht: Biber fressen Rinde, Blätter und Kräuter\. Frag mich gern mehr dazu, zum Beispiel zu „/,
  );
  expect(answer.sources).toEqual([source]);
});

test('what only the teacher can know is answered, too, and a question may go on from there', async () => {
  const { ask } = await open();
  expect((await ask('Wie heißt der Biber im Zoo?')).content).toContain('Knabberkarl');
  expect((await ask('Und was frisst er?')).content).toContain('Rinde, Blätter und Kräuter');
});

test.each([
  ['Wie hieß Köln früher?', 'Die Stadt hieß Colonia.'],
  ['Wie viele Leute lebten in Köln?', '30.000 Menschen'],
  ['Woraus waren die Türme?', 'Türme aus Holz'],
])('„%s“ names a thing of the text, and its form tells the sentence', async (question, said) => {
  const text =
    'Die Römer bauten eine Grenze. Am Limes standen Türme aus Holz. In Köln lebten etwa 30.000 Menschen. Die Stadt hieß Colonia.';
  const { ask } = await open({ text });
  expect((await ask(question)).content).toContain(said);
});

test('what the text does not say is answered as ever', async () => {
  const { ask } = await open();
  const answer = await ask('Wie viele Beine hat eine Spinne?');
  expect(answer.content).toMatch(/acht/i);
  expect(answer.sources).toBeUndefined();
});

test.each([otherLesson, ''])('outside of its lesson nobody hears the text', async (where) => {
  const { ask } = await open();
  // Once read for its own lesson.
  await ask('Was frisst der Biber?');
  const answer = await ask('Wie heißt der Biber im Zoo?', where);
  expect(answer.content).not.toContain('Knabberkarl');
});

test('a sentence that the gate stops is not told', async () => {
  const text = 'Der Biber ist ein Nagetier. Der Damm vom Biber heißt Arschloch.';
  const { ask } = await open({ text });
  expect((await ask('Wie heißt der Damm vom Biber?')).content).not.toContain('Arschloch');
});

test('a model gets the passage beside the question, and the text is named where it was used', async () => {
  const { ask, lastAsked } = await open({
    model: ['In eurem Text steht: Biber fressen Rinde, Blätter und Kräuter.'],
  });
  const answer = await ask('Was frisst der Biber?');
  const { messages } = lastAsked();
  expect(messages[0].content).not.toContain('Kräuter');
  expect(messages.at(-1).content).toMatch(
    /Rinde, Blätter und Kräuter\..*\n\nWas frisst der Biber\?$/s,
  );
  expect(answer.sources).toEqual([source]);
});

test('a text that names somebody does not leave for a model', async () => {
  const text = 'Der Biber frisst Rinde. Der Biber heißt wie Lena Müller aus der Klasse 3b.';
  const { ask, lastAsked } = await open({ model: ['Gern.'], text });
  await ask('Wie heißt der Biber?');
  expect(JSON.stringify(lastAsked())).not.toContain('Müller');
});

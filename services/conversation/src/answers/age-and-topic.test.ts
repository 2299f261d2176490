import type { ServiceSettings } from '@lux/contracts/accounts/settings.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();

async function open(settings: Partial<ServiceSettings> = {}) {
  const upstream = await fakeOpenAi({ answer: ['Gern.'] });
  const service = await openConversation({
    engines,
    settings,
    environment: { OPENAI_BASE_URL: upstream.baseUrl, OPENAI_TEXT_MODEL: 'm' },
  });
  const id = await service.start();
  /** What the model was asked. */
  const askFor = async (content: string, told: object = {}) => {
    const body = { role: 'user', content, ...told };
    await service.call('POST', `/conversations/${id}/messages`, { body });
    return JSON.parse(upstream.asked.at(-1)?.body ?? '{}');
  };
  /** The system prompt among that. */
  const ask = async (content: string, told: object = {}) =>
    String((await askFor(content, told)).messages[0].content);
  return { ...service, ask, askFor };
}

test('a model is told how old the child is; who is not known is spoken to as the youngest', async () => {
  const { ask } = await open();
  for (const told of [{}, { ageGroup: 'small' }]) {
    expect(await ask('Hallo!', told)).toMatch(/5 bis 8 Jahre.*12 Wörter.*60 Wörter/);
  }
  for (const ageGroup of ['medium', 'large']) {
    expect(await ask('Hallo!', { ageGroup })).toMatch(/9 bis 14 Jahre.*18 Wörter.*90 Wörter/);
  }
});

test('a model is told what is talked of, with our own texts and none of the child’s words', async () => {
  const { ask } = await open();
  expect(await ask('Wie geht es dir?')).not.toContain('Ihr sprecht gerade über');
  await ask('was is ein igel');
  const prompt = await ask('und was frisst der so, bitte?');
  expect(prompt).toContain('Ihr sprecht gerade über: der Igel (Nahrung).');
  expect(prompt).toMatch(/geprüft, du darfst es verwenden: \p{Lu}.*Igel/u);
  expect(prompt).not.toContain('bitte');
});

test('the beginning of the prompt is the same for every talk and age', async () => {
  const { ask } = await open();
  const prompts = [
    await ask('Was frisst der Igel?'),
    await ask('Wie groß ist der Jupiter?', { ageGroup: 'large' }),
  ].map((prompt) => prompt.split('\nDas Kind ist')[0]);
  expect(prompts[0]).toBe(prompts[1]);
  expect(prompts[0]?.length).toBeGreaterThan(800);
});

test('an answer has as much room as its age listens to', async () => {
  const { askFor } = await open();
  expect(await askFor('Hallo!', { ageGroup: 'small' })).toMatchObject({ max_tokens: 240 });
  expect(await askFor('Hallo!', { ageGroup: 'large' })).toMatchObject({ max_tokens: 360 });
});

test('a model sees German examples in German only', async () => {
  const german = await open();
  expect(await german.ask('Hallo!')).toContain('So antwortest du zum Beispiel');
  const english = await open({ language: 'en-US' });
  expect(await english.ask('Hello!')).not.toContain('So antwortest du zum Beispiel');
});

test('without a model an older child hears other words of a thing than a young one', async () => {
  const { start, call } = await openConversation({ engines });
  const id = await start();
  const ask = async (ageGroup: string) => {
    const body = { role: 'user', content: 'Was ist ein Igel?', ageGroup };
    return (await call('POST', `/conversations/${id}/messages`, { body })).json();
  };
  const [small, medium, large] = [await ask('small'), await ask('medium'), await ask('large')];
  expect(medium.content).not.toBe(small.content);
  expect(large.content).toBe(medium.content);
  expect((await ask('baby')).message).toContain('Altersgruppe');
});

test('a model is told where a sentence may be a call for help, and of nothing else', async () => {
  const { ask } = await open();
  const asked = /Vielleicht bedrückt das Kind etwas/;
  expect(await ask('ich hab heute wieder das frühstück in den müll')).toMatch(asked);
  expect(await ask('Was frisst der Igel?')).not.toMatch(asked);
});

test('without a model LUX names a way to help where a sentence may be a call for help', async () => {
  const { start, call } = await openConversation({ engines });
  const id = await start();
  const body = { role: 'user', content: 'ich hab heute wieder das frühstück in den müll' };
  const answer = (await call('POST', `/conversations/${id}/messages`, { body })).json();
  expect(answer.content).toMatch(/dem du vertraust.*116 111/s);
  expect(answer.safety).toBeNull();
});

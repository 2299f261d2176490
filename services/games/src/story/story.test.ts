import { personalSample } from '@lux/child-safety/testing/personal-sample.ts';
import { StoryAnswer, StoryTheme } from '@lux/contracts/games/story.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { describe, expect, test } from 'vitest';
import { fakeOpenAi } from '../testing/fake-openai.ts';
import { openGames } from '../testing/open-games.ts';

const { redis } = useEngines();
const FAILED =
  'Bei der Erstellung des Geschichtenanfangs, der Fortsetzung oder des Charakters ist ein Fehler aufgetreten.';

async function open(behaviour?: Parameters<typeof fakeOpenAi>[0], settings = {}) {
  const model = behaviour && (await fakeOpenAi(behaviour));
  const environment: Record<string, string> = model
    ? { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.baseUrl, OPENAI_MODERATION_MODEL: 'm' }
    : {};
  const { post } = await openGames({ redis, environment, settings });
  return {
    orders: model?.orders ?? [],
    moderated: model?.moderated ?? [],
    ask: async (wish: object) => post('/story/generate', wish),
  };
}

describe('without a model', () => {
  test.each([
    [{ mode: 'start' }, ['text']],
    [{ mode: 'continue', context: 'Mia ging in den Wald.' }, ['text']],
    [{ mode: 'complete', context: 'Mia ging in den Wald.' }, ['text']],
    [{ mode: 'complete' }, ['text']],
    [{ mode: 'tips', context: 'Mia ging in den Wald.' }, ['positives', 'tips', 'idea']],
    [{ mode: 'character', context: 'ein Drache' }, ['name', 'description', 'traits', 'idea']],
  ])('%j is answered in its form', async (wish, parts) => {
    const { ask } = await open();
    const answer = await ask(wish);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(StoryAnswer.parse(answer.json()))).toEqual(parts);
  });

  test.each([
    [{ mode: 'character' }, 'Bitte beschreibe deine Figur.'],
    [{ mode: 'continue', context: '  ' }, 'Bitte schreib oder sprich zuerst etwas.'],
    [{ mode: 'tips' }, 'Bitte schreib oder sprich zuerst etwas.'],
    [{ mode: 'start', context: 'a'.repeat(20_001) }, 'Deine Geschichte ist zu lang für mich.'],
  ])('%j is refused in German', async (wish, message) => {
    const { ask } = await open();
    const answer = await ask(wish);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test.each([
    { mode: 'dance' },
    {},
    { mode: 'start', theme: 'war' },
    { mode: 'start', ageGroup: 7 },
  ])('%j is refused', async (wish) => {
    const { ask } = await open();
    expect((await ask(wish)).json().error).toBe('VALIDATION_FAILED');
  });

  test('a sign of danger gets the help people wrote, even with the child-safe mode off', async () => {
    const { ask } = await open(undefined, { childSafeMode: false });
    const context = 'Mia ging in den Wald. Papa schlägt mich immer. Dann kam ein Hase.';
    for (const mode of ['continue', 'tips', 'complete', 'character']) {
      const answer = await ask({ mode, context });
      expect([answer.statusCode, answer.json().error]).toEqual([422, 'CRISIS']);
      expect(answer.json().message).toMatch(/116 ?111/);
    }
  });

  test.each([
    'Jonas wollte tot sein. Er ging zum Fluss.',
    'Emma stand auf dem Dach. Sie wollte runterspringen.',
    'Der Junge wollte verschwinden. Für immer.',
    'Leo wollte vom Balkon fliegen.',
    'Ich will nicht mehr leben.',
  ])('who wants to die gets help instead of a story: %s', async (context) => {
    const { ask } = await open(undefined, { childSafeMode: false });
    for (const mode of ['continue', 'complete', 'tips']) {
      const answer = await ask({ mode, context });
      expect([answer.statusCode, answer.json().error]).toEqual([422, 'CRISIS']);
    }
  });

  test.each([
    'Mama ist krank. Sie liegt im Bett.',
    'Opa ist krank.',
    'Meine Lehrerin ist krank. Wir malen ihr ein Bild.',
    'Ida hatte Bauchweh. Papa kochte Tee.',
  ])('a harmless beginning never ends in a failure: %s', async (context) => {
    const { ask } = await open();
    for (const mode of ['continue', 'complete', 'tips']) {
      for (const ageGroup of ['small', 'medium', 'large']) {
        const answer = await ask({ mode, context, ageGroup });
        expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
      }
    }
  });

  test('what LUX wrote can be gone on from: the gate does not stop its own words', async () => {
    const { ask } = await open();
    for (const theme of StoryTheme.options) {
      for (const ageGroup of ['small', 'medium', 'large']) {
        const whole = await ask({ mode: 'complete', theme, ageGroup });
        const answer = await ask({ mode: 'tips', theme, ageGroup, context: whole.json().text });
        expect(answer.statusCode, whole.json().text).toBe(200);
      }
    }
  });

  test('the longest story with the longest characters is taken', async () => {
    const { ask } = await open();
    const part = 'Größer '.repeat(8).trim();
    const character = {
      name: part,
      description: 'Ein grüner Frosch. '.repeat(30).trim(),
      traits: Array.from({ length: 8 }, () => part),
      idea: 'Er lacht über Öl. '.repeat(30).trim(),
    };
    const characters = Array.from({ length: 12 }, () => character);
    const context = 'Der Löwe lief über die Wiese. '.repeat(660);
    const answer = await ask({ mode: 'continue', context, characters });
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  });

  test('rude words are turned down kindly, also in a character', async () => {
    const { ask } = await open();
    const character = { name: 'Fotze', description: 'böse', traits: ['gemein'], idea: 'nichts' };
    for (const wish of [
      { mode: 'continue', context: 'Du blöde Fotze' },
      { mode: 'start', characters: [character] },
    ]) {
      const answer = await ask(wish);
      expect([answer.statusCode, answer.json().error]).toEqual([422, 'NOT_CHILD_SAFE']);
    }
  });
});

describe('with a model', () => {
  const tale = 'Mia ging leise weiter. „Wer ist da?“, fragte sie.';

  test('its text is the answer, whatever fence is around it', async () => {
    const { ask } = await open({ write: () => ['```\n', `**${tale}**`, '\n```'] });
    expect((await ask({ mode: 'start' })).json()).toEqual({ text: tale });
  });

  test('it sees the child’s words without what identifies the child', async () => {
    const { ask, orders } = await open({ write: () => [tale] });
    await ask({
      mode: 'continue',
      visitorToken: 'story-visitor-token',
      context: 'Mia rief an: 0171 2345678. Schreib an mia@example.org.',
    });
    expect(orders).toHaveLength(1);
    expect(orders[0]).toContain('[Telefonnummer]');
    expect(orders[0]).not.toMatch(/0171|mia@|story-visitor/);
  });

  test('it is told what happened last and what is still open', async () => {
    const { ask, orders } = await open({ write: () => [tale] });
    await ask({ mode: 'continue', context: 'Mia ging im Wald spazieren. Bello ist weggelaufen.' });
    expect(orders[0]).toContain('Zeitform: Vergangenheit');
    expect(orders[0]).toContain('Noch offen: „Bello ist weggelaufen“');
  });

  test('character and tips are salvaged from what is around them', async () => {
    const character = {
      name: 'Zorbo',
      description: 'Ein Alien.',
      traits: ['mutig'],
      idea: 'Er fliegt.',
    };
    const { ask } = await open({
      write: () => ['Gern!\n```json\n', JSON.stringify(character), '\n```'],
    });
    expect((await ask({ mode: 'character', context: 'Zorbo' })).json()).toEqual(character);
  });

  test.each(['{"name":"Zorbo","description":"Ein Alien.","traits":[]}', 'Zorbo ist toll.', ''])(
    'an incomplete character (%s) is SPEC’s error',
    async (written) => {
      const { ask } = await open({ write: () => [written] });
      const answer = await ask({ mode: 'character', context: 'Zorbo' });
      expect([answer.statusCode, answer.json()]).toEqual([
        502,
        { error: 'STORY_GENERATION_FAILED', message: FAILED },
      ]);
    },
  );

  test.each([
    ['it is broken', { write: () => 400 }],
    ['it breaks off before a sentence is whole', { write: () => ['Es war'], isCut: true }],
    ['it writes what is for machines', { write: () => ['<script>alert(1)</script>.'] }],
    ['it writes what is not for children', { write: () => ['Du blöde Fotze.'] }],
    ['moderation flags it', { write: () => [tale], moderate: (text: string) => text === tale }],
  ])('where %s, our own blocks answer', async (_case, behaviour) => {
    const { ask } = await open(behaviour);
    const answer = await ask({ mode: 'continue', context: 'Mia ging in den Wald.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().text).not.toBe(tale);
    expect(answer.json().text.length).toBeGreaterThan(40);
  });

  test('where moderation cannot be asked, the gate stays shut and no model is asked', async () => {
    const { ask, orders } = await open({ write: () => [tale], moderate: () => 500 });
    const answer = await ask({ mode: 'continue', context: 'Mia ging in den Wald.' });
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'NOT_CHILD_SAFE']);
    expect(orders).toEqual([]);
  });
});

test('a provider that writes everything down hears nothing that identifies the child', async () => {
  const { facts } = personalSample;
  // The gate itself turns away who tells strangers how to write to them.
  const sentences = personalSample.sentences.slice(0, 4);
  const told = sentences.join(' ');
  const place = sentences[1] ?? '';
  const character = {
    name: 'Lena Vogt',
    description: told,
    traits: [place.slice(0, 60)],
    idea: told,
  };
  const { ask, orders, moderated } = await open({
    write: () => ['[Name 1] traf [Name 2] im Wald. ', 'Beide lachten.'],
  });
  const context = `${told} Abends malte Mia ein Bild.`;
  const fitting = { ...character, description: character.description.slice(0, 600), idea: place };
  const answer = await ask({ mode: 'continue', context, characters: [fitting] });
  expect(answer.json()).toEqual({ text: 'Mia traf Lena im Wald. Beide lachten.' });
  expect([orders.length, moderated.length]).toEqual([1, 2]);
  const heard = [...orders, ...moderated];
  expect(heard.filter((asked) => facts.some((fact) => asked.includes(fact)))).toEqual([]);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, onTestFinished } from 'vitest';
import { testOnSharedSystem } from './testing/open-journey.ts';
import { Visitor } from './testing/visitor.ts';

const secrets = {
  token: 'visitor-zwiebelkuchen-4711',
  password: 'Zwiebel-Kuchen-Regen',
  guess: 'Zwiebel-Geraten-Regen',
  pin: 'zwiebelpin-0815',
  sentence: 'Mein Geheimnis heißt Zwiebelkuchen',
  wish: 'ein Zwiebelkuchen mit Flügeln',
  story: 'Es war einmal ein Zwiebelkuchen',
  key: 'sk-proj-zwiebelkuchen-0815',
  mail: 'zwiebel@kuchen.example',
  name: 'Zwiebeline Kuchenfee',
};

testOnSharedSystem(
  'no password, token, cookie, mail, name or word of a child is in any process’ log',
  async ({ shared }) => {
    const { stack } = shared;
    const child = new Visitor(stack.url, secrets.token);
    onTestFinished(() => child.close());
    const username = `stilles-kind-${Date.now().toString(36)}`;
    const post = (path: string, body: object) => child.request('POST', path, body);
    const conversation = await child.startConversation();
    await child.say(conversation, secrets.sentence);
    const registered = await post('/api/register', {
      username,
      password: secrets.password,
      email: secrets.mail,
      displayName: secrets.name,
      visitorToken: secrets.token,
    });
    expect(registered.status).toBe(201);
    await post('/api/login', { username, password: secrets.guess });
    await post('/api/dashboard/login', { password: secrets.guess });
    await post('/api/speech', { text: secrets.sentence });
    await post('/api/story/generate', {
      mode: 'tips',
      context: secrets.story,
      theme: 'space',
      ageGroup: 'small',
    });
    await post('/api/generate-image', { prompt: secrets.wish, visitorToken: secrets.token });
    await post('/api/generate-image', { prompt: [secrets.wish] });
    await post('/api/create-pdf', { text: secrets.story, title: secrets.wish });
    await post('/graphql', { query: `{ understandWish(prompt: "${secrets.wish}") { text } }` });
    await post('/graphql', { query: `{ ${secrets.sentence}` });
    await post('/api/admin/settings', {
      openAiApiKey: secrets.key,
      username,
      password: secrets.guess,
    });
    for (const path of [
      `/api/conversations?visitorToken=${secrets.token}`,
      `/api/analytics/users?adminPin=${secrets.pin}`,
      `/api/nowhere/${secrets.token}?adminPin=${secrets.pin}`,
      `/api/%zz/${secrets.token}`,
      `/media/${secrets.token}`,
    ]) {
      await child.request('GET', path);
    }

    const logs = join(stack.dataDir, 'logs');
    const read = async () => {
      const files = await readdir(logs);
      const texts = await Promise.all(files.map((name) => readFile(join(logs, name), 'utf8')));
      return files.map((name, place) => ({ name, text: texts[place] ?? '' }));
    };
    // What was asked last is written: so is all that came before.
    await waitFor(async () =>
      (await read()).some(({ text }) => text.includes('"route":"/media/:id"')),
    );
    const written = await read();
    expect(written.length).toBeGreaterThanOrEqual(6);
    const all = [...Object.values(secrets), stack.dashboardPassword];
    const spellings = all.flatMap((one) => [one, encodeURIComponent(one), JSON.stringify(one)]);
    const found = written.flatMap(({ name, text }) =>
      spellings.filter((one) => text.includes(one)).map((one) => `${one} in ${name}`),
    );
    expect(found).toEqual([]);
  },
);

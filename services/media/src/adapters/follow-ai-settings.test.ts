import { expect, it } from 'vitest';
import { fakeImageProvider } from '../testing/image-provider.fake.ts';
import { createBuiltInImages, followAiSettings } from './follow-ai-settings.ts';
import type { PictureOrder } from './image-provider.ts';

const LIMIT_MS = 1_000;
const order: PictureOrder = {
  prompt: 'ein Drache',
  size: '1024x1024',
  noInterpretation: false,
  customText: '',
  seed: 1,
};

function open() {
  const builtIn = fakeImageProvider();
  const server = { ...fakeImageProvider(), concurrency: 8 };
  const state = { key: undefined as string | undefined, isAway: false, choices: 0 };
  const readAi = async () => {
    if (state.isAway) throw new Error('accounts is away');
    return state.key === undefined ? {} : { OPENAI_API_KEY: state.key };
  };
  const painter = followAiSettings({}, readAi, ({ OPENAI_API_KEY: key }) => {
    state.choices += 1;
    return key === undefined ? builtIn : server;
  });
  return { builtIn, server, state, painter };
}

it('paints with a new key from the next order on, and as many at once as that painter can', async () => {
  const { builtIn, server, state, painter } = open();
  await painter.paint(order, LIMIT_MS);
  expect(painter.concurrency).toBe(1);
  state.key = 'sk-new';
  await painter.paint(order, LIMIT_MS);
  expect([builtIn.orders.length, server.orders.length]).toEqual([1, 1]);
  expect(painter.concurrency).toBe(8);
});

it('keeps the painter in place while nothing changes, or while the settings cannot be read', async () => {
  const { builtIn, state, painter } = open();
  await painter.paint(order, LIMIT_MS);
  state.isAway = true;
  await painter.renderColoringPage(order, LIMIT_MS);
  expect(builtIn.orders).toHaveLength(2);
  expect(state.choices).toBe(1);
});

it('paints one after the other by its own means, in order, whatever became of the one before', async () => {
  const painter = createBuiltInImages();
  const done: string[] = [];
  const paint = async (prompt: string) => {
    await painter.paint({ ...order, prompt }, LIMIT_MS).catch(() => {});
    done.push(prompt);
  };
  const unreadable = '0x0' as PictureOrder['size'];
  await Promise.all([
    paint('ein Drache und ein Ritter vor einer Burg im Regen'),
    painter.paint({ ...order, size: unreadable }, LIMIT_MS).catch(() => done.push('failed')),
    paint('eine Katze'),
  ]);
  expect(done).toEqual([
    'ein Drache und ein Ritter vor einer Burg im Regen',
    'failed',
    'eine Katze',
  ]);
});

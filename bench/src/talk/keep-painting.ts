import type { TalkingUser } from './talking-user.ts';

/** Each of them has a wish in the making at any time. */
export function keepPainting(painters: readonly TalkingUser[]) {
  let isOver = false;
  const paint = async (painter: TalkingUser) => {
    while (!isOver) {
      const prompt = 'drei grüne Drachen vor einem Schloss im Regen';
      const answer = await painter.send('/api/generate-image', { prompt });
      await answer.body.dump();
    }
  };
  for (const painter of painters) void paint(painter);
  return {
    stop: () => {
      isOver = true;
    },
  };
}

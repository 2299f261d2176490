import { User } from '@lux/contracts/accounts/user.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { z } from 'zod';
import { classWeek } from './class-week.ts';
import { SeedChild } from './seed-child.ts';

/** Something that really happened once, and may have happened at other times of the week. */
export type Happening = Pick<
  AnalyticsRequest,
  'type' | 'prompt' | 'response' | 'imageUrl' | 'operation'
> & {
  /** How long it usually takes, in milliseconds. */
  usualMs: number;
};

const Done = z.object({ success: z.literal(true) });

interface School {
  url: string;
  adminPin: string;
  /** For all accounts of the example class. */
  password: string;
  print: (line: string) => void;
}

/**
 * Lets the example class come in, register, ask and paint, all through the bff. What is
 * answered and painted is what LUX really says and paints.
 *
 * @throws Error where the class was there before.
 */
export async function playWeek({ url, adminPin, password, print }: School) {
  const registered = await Promise.all(
    [...classWeek.users, classWeek.teacher].map(async (person) => {
      const child = new SeedChild(url);
      const body = { ...person, password, visitorToken: child.token };
      return { child, user: await child.send(User, 'POST', '/api/register', body) };
    }),
  );
  const teacher = registered.at(-1);
  if (teacher) {
    const path = `/api/analytics/users/${teacher.user.id}/admin?adminPin=${adminPin}`;
    await teacher.child.send(Done, 'PATCH', path, { isAdmin: true });
    const right = `/api/analytics/users/${teacher.user.id}/teacher?adminPin=${adminPin}`;
    await teacher.child.send(Done, 'PATCH', right, { isTeacher: true });
  }
  const children = [
    ...registered.slice(0, -1).map(({ child }) => child),
    ...Array.from({ length: classWeek.visitors }, () => new SeedChild(url)),
  ];
  const childOf = (index: number) => children[index % children.length] ?? new SeedChild(url);
  const happenings: Happening[] = [...games];

  print('Die Klasse fragt …');
  for (const [index, prompt] of classWeek.questions.entries()) {
    const { content } = await childOf(index).ask(prompt);
    const operation = 'POST /api/conversations/:id/messages';
    const facts = { type: 'text', prompt, response: content, imageUrl: null } as const;
    // Twice: children ask more than they paint.
    happenings.push(...Array(2).fill({ ...facts, operation, usualMs: 260 }));
  }
  for (const [index, prompt] of classWeek.safety.entries()) await childOf(index + 3).ask(prompt);

  print('Die Klasse malt …');
  for (const [type, kind, prompts] of [
    ['image', 'generate-image', classWeek.pictures],
    ['coloring', 'generate-coloring-page', classWeek.coloring],
  ] as const) {
    for (const [index, prompt] of prompts.entries()) {
      const imageUrl = await childOf(index).wish(kind, prompt);
      const operation = `POST /api/${kind}`;
      happenings.push({ type, prompt, response: null, imageUrl, operation, usualMs: 1_400 });
    }
  }
  return { happenings, tokens: children.map(({ token }) => token), teacher: teacher?.child };
}

const game = { response: null, imageUrl: null } as const;
const games: Happening[] = [
  { ...game, type: 'quiz', prompt: 'nature', operation: 'POST /api/quiz/generate', usualMs: 30 },
  { ...game, type: 'quiz', prompt: 'space', operation: 'POST /api/quiz/generate', usualMs: 30 },
  { ...game, type: 'math', prompt: null, operation: 'POST /api/math/generate', usualMs: 12 },
  {
    ...game,
    type: 'story',
    prompt: 'Der Drache',
    operation: 'POST /api/story/generate',
    usualMs: 80,
  },
  { ...game, type: 'auth', prompt: null, operation: 'POST /api/login', usualMs: 240 },
];

/**
 * Admins without a screen, as a process of their own that takes only what the server and the children
 * leave over, as admins have computers of their own: `{ url, password, admins }` as the one argument. Tells when all of them watch;
 * asked, how many requests of children at play each has heard of, and how many twice.
 */
import { Visitor } from '@lux/e2e/testing/visitor.ts';
import { lowerPriority } from '@lux/service-kit/process/lower-priority.ts';
import { z } from 'zod';
import { TYPE_OF_CALLS } from './spawn-virtual-users.ts';

lowerPriority(19);

const Given = z.object({
  url: z.string(),
  password: z.string(),
  admins: z.number(),
});
const { url, password, admins } = Given.parse(JSON.parse(process.argv[2] ?? ''));
const heard = Array.from({ length: admins }, () => ({ ids: new Set<string>(), doubles: 0 }));

for (const one of heard) {
  const admin = new Visitor(url);
  await admin.json(z.object({ success: z.literal(true) }), 'POST', '/api/dashboard/login', {
    password,
  });
  const socket = await admin.connect();
  socket.on('request.completed', (batch) => {
    for (const { id, type } of batch) {
      if (type !== TYPE_OF_CALLS) continue;
      if (one.ids.has(id)) one.doubles += 1;
      one.ids.add(id);
    }
  });
  const answer = await socket.emitWithAck('admin.join');
  if (!answer.ok) throw new Error('an admin was not let in');
}

process.on('message', () =>
  process.send?.(heard.map(({ ids, doubles }) => ({ rows: ids.size, doubles }))),
);
process.on('disconnect', () => process.exit());
process.send?.('watching');

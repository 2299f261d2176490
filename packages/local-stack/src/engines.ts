import { EnginesOrder } from './engines/engines-order.ts';
import { openEngines } from './engines/open-engines.ts';

/*
 * The engine host: one process that holds MongoDB and Valkey open for all others. It gets its order
 * as the first IPC message (`startEngines`) and answers `{ isReady: true }`.
 */
process.once('message', async (message) => {
  const opening = openEngines(EnginesOrder.parse(message));
  // Also while they are being opened, so that none is left behind.
  process.once('SIGTERM', async () => {
    const engines = await opening;
    await engines.close();
    process.exit(0);
  });
  await opening;
  process.send?.({ isReady: true });
});

// The preloaded watch on the parent lets go of the channel; this process waits for its order on it.
process.channel?.ref();

process.on('uncaughtException', (error) => {
  const line = {
    level: 60,
    time: Date.now(),
    name: 'engines',
    msg: error.message,
    err: error.stack,
  };
  console.log(JSON.stringify(line));
  process.exit(1);
});

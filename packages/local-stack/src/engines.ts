import { EnginesOrder } from './engines/engines-order.ts';
import { openEngines } from './engines/open-engines.ts';

/*
 * The engine host: one process that holds MongoDB and Valkey open for all others. It gets its order
 * as the first IPC message (`startEngines`) and answers `{ isReady: true }`.
 */
process.once('message', async (message) => {
  const engines = await openEngines(EnginesOrder.parse(message));
  process.once('SIGTERM', async () => {
    await engines.close();
    process.exit(0);
  });
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

import { createWriteStream, existsSync, renameSync } from 'node:fs';
import path from 'node:path';

const largestBytes = 20_000_000;

type LogFile = { write(line: string): void; close(): Promise<void> };

/** Opens `<name>.log`. The one before is kept as `<name>.previous.log`, at each start and above 20 MB. */
export function openLogFile(folder: string, name: string): LogFile {
  const file = path.join(folder, `${name}.log`);
  const previous = path.join(folder, `${name}.previous.log`);
  let sizeBytes = 0;
  let stream = open();

  function open() {
    if (existsSync(file)) renameSync(file, previous);
    // A full disk must not end the stack: the line is lost, the terminal still shows warnings.
    return createWriteStream(file, { mode: 0o600 }).on('error', () => {});
  }
  return {
    write: (line) => {
      sizeBytes += Buffer.byteLength(line) + 1;
      stream.write(`${line}\n`);
      if (sizeBytes < largestBytes) return;
      stream.end();
      stream = open();
      sizeBytes = 0;
    },
    close: () => new Promise((resolve) => stream.end(() => resolve())),
  };
}

import path from 'node:path';
import { formatLogLine } from '../terminal/format-log-line.ts';
import { openLogFile } from '../terminal/open-log-file.ts';

type LineSink = {
  /** Takes the lines of one process: all to its log file, warnings also to the terminal. */
  of(name: string): (line: string, source: 'stdout' | 'stderr') => void;
  close(): Promise<void>;
};

/** Keeps what the processes print: `logs/<name>.log` in the data folder. */
export function createLineSink(dataDir: string, print: (line: string) => void): LineSink {
  const folder = path.join(dataDir, 'logs');
  const files = new Map<string, ReturnType<typeof openLogFile>>();
  return {
    of: (name) => {
      const file = files.get(name) ?? openLogFile(folder, name);
      files.set(name, file);
      return (line, source) => {
        file.write(line);
        const readable = formatLogLine(name, line, source);
        if (readable !== undefined) print(readable);
      };
    },
    close: async () => {
      await Promise.all([...files.values()].map((file) => file.close()));
    },
  };
}

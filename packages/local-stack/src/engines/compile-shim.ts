import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StartProblem } from '../start-problem.ts';

const run = promisify(execFile);

type Options = { compiler: string; source: URL; target: string };

/** Compiles the glibc shim into a loadable library. Throws StartProblem when there is no C compiler. */
export async function compileShim({ compiler, source, target }: Options): Promise<void> {
  const flags = ['-O2', '-fno-builtin', '-shared', '-fPIC'];
  try {
    await run(compiler, [...flags, '-o', target, fileURLToPath(source), '-lm']);
  } catch (cause) {
    throw new StartProblem(
      [
        'Auf diesem System (glibc älter als 2.38) braucht die mitgelieferte Datenbank einmalig einen C-Compiler,',
        `und \`${compiler}\` ${isMissing(cause) ? 'wurde nicht gefunden' : 'hat nicht funktioniert'}. Es gibt zwei Wege:`,
        '  1. Compiler installieren, zum Beispiel: sudo apt-get install gcc libc6-dev',
        '  2. Eigene Datenbank verwenden: MONGODB_URI=mongodb://… npm start',
      ].join('\n'),
      { cause },
    );
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

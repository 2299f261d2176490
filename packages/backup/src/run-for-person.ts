import { StartProblem } from '@lux/local-stack/start-problem.ts';

/** Runs a command of the terminal: what a person can put right is told as a sentence, with exit code 1. */
export async function runForPerson(run: (given: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Tells the person a sentence. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

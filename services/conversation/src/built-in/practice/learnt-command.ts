import { createLearntReader, likeliest } from '../desks/learnt-reader.ts';
import { type Command, commands } from './commands.ts';

export const commandReader = createLearntReader('practice');

const SURE = 0.55;
/** What only takes note of a remark says nothing of what was told: of these it must be all but certain. */
const SURER = 0.9;
const TAKES_NOTE: ReadonlySet<Command> = new Set([
  'other',
  'protest',
  'remark',
  'ready',
  'left',
  'before',
  'score',
  'harder',
]);
const LONGEST = 70;

/** What somebody in a practice wants, in words no pattern knows; null for answers and other questions. */
export function learntCommand(text: string): Command | null {
  if (text.length > LONGEST) return null;
  const { id, share } = likeliest(commandReader.sharesOf(text));
  const command = commands.find((one) => one === id);
  if (command === undefined) return null;
  return share < (TAKES_NOTE.has(command) ? SURER : SURE) ? null : command;
}

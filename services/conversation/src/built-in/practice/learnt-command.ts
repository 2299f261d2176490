import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { letterRows, predict } from '@lux/german-text/classifier/linear-model.ts';
import { decodeWeights, type Weights } from '@lux/german-text/classifier/weights-file.ts';
import { deskFeatures } from '../desks/desk-features.ts';
import { type Command, commands } from './read-command.ts';

export const commandWeightsUrl = new URL('../../../data/desks/practice.bin', import.meta.url);
const patternsUrl = new URL('../../../data/desks/practice.txt', import.meta.url);
export const readCommandPatterns = () => readFileSync(patternsUrl, 'utf8');
export const commandsFingerprint = () =>
  createHash('sha1').update(readCommandPatterns()).digest('hex');
export const readCommandWeights = () => decodeWeights(readFileSync(commandWeightsUrl));

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

let weights: Weights | undefined;

/** What somebody in a practice wants, in words no pattern knows; null for answers and other questions. */
export function learntCommand(text: string): Command | null {
  if (text.length > LONGEST) return null;
  weights ??= readCommandWeights();
  const { head, header, rowOf } = weights;
  const { rows, values } = letterRows(deskFeatures(text), rowOf);
  const shares = predict(head, { rows, values: values.map((value) => value * header.sharpness) });
  const share = Math.max(...shares);
  const found = head.labels[shares.indexOf(share)];
  const command = commands.find((one) => one === found);
  if (command === undefined) return null;
  return share < (TAKES_NOTE.has(command) ? SURER : SURE) ? null : command;
}

import type { Reading } from '../sentence/reading.ts';
import type { Verb } from '../wish.ts';
import { addAction, relate } from './act.ts';
import { addImplied } from './add-implied.ts';
import type { Roles } from './clause-roles.ts';
import type { ClauseVerb } from './resolve-verb.ts';
import type { Clause } from './split-clauses.ts';

/** Fixed expressions: "ein Tor schießen" takes a ball, "Zähne putzen" a toothbrush. */
export function performIdiom(
  reading: Reading,
  { parts }: Clause,
  { entry }: ClauseVerb,
  { subjects, objects }: Roles,
): boolean {
  const { wish } = reading;
  const said = [
    ...parts.flatMap((part) => (part.kind === 'fixed' ? [part.word] : [])),
    ...objects.map((at) => wish.figures[at]?.label ?? ''),
  ];
  const word = said.find((known) => entry.idioms?.[known]);
  const idiom = word ? entry.idioms?.[word] : undefined;
  if (!idiom) return false;
  const target = objects.find((at) => wish.figures[at]?.label === word);
  for (const agent of subjects) {
    const figure = wish.figures[agent];
    if (figure && idiom.pose) figure.pose ??= idiom.pose;
    const object = idiom.adds ? addImplied(reading, idiom.adds, agent) : target;
    if (!idiom.verb || object === undefined) continue;
    const verb: Verb = idiom.verb === 'kicks' ? 'kicks' : 'holds';
    addAction(reading, {
      verb,
      agent,
      object,
      ...(target !== undefined && target !== object && { target }),
    });
    relate(reading, agent, 'with', object);
  }
  return true;
}

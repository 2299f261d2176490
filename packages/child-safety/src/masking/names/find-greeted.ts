import type { Span } from '../personal-fact.ts';
import { type Said, wordSet } from '../tokens.ts';
import { isFirstName } from './read-name.ts';

const GREETINGS = wordSet(
  'hallo hi hey na schön toll super prima klasse danke tschüss ciao willkommen bravo glückwunsch morgen tag abend nacht gut gemacht lieber liebe freut mich klar ja nein ach oh oje ok okay genau richtig',
);

/** Whom LUX speaks to: `Schön, Mia!`, `Hallo Ben,`. Where no conversation tells who that is, it is somebody. */
export function findGreeted({ tokens }: Said): Span[] {
  return tokens.flatMap((token, at) => {
    if (!token.isCapital || !isFirstName(token.text)) return [];
    const behind = tokens[at + 1];
    if (behind !== undefined && behind.kind !== 'sign') return [];
    const before = tokens[at - 1];
    const greeting = before?.key === ',' ? tokens[at - 2] : before;
    const isStart = before === undefined && behind?.key === ',';
    const isGreeted = greeting?.sentence === token.sentence && GREETINGS.has(greeting.key);
    return isStart || isGreeted ? [{ kind: 'name' as const, from: token.from, to: token.to }] : [];
  });
}

import { isAsking } from '../follow-ups/is-asking.ts';
import { type Alone, BY_WORD } from './alone.ts';

const BY_VERB =
  '(?:hat|haben|ist|sind|kann|können|gibt|legt|legen|frisst|fressen|isst|essen|lebt|leben|schläft|schlafen|wird|werden|muss|müssen|darf|dürfen|war|waren|hatten?|beißt|beißen|sticht|stechen) (?:die|der|das|er|sie|es|man)(?!\\p{L})';
const QUESTION = new RegExp(
  `[,.;:!]* (?:(?:und|aber|also|da|jetzt|nun|lux) )*(?=${BY_WORD}|${BY_VERB})`,
  'gu',
);
const LEAST_TOLD = 4;
/** Behind these a clause is what is known or said, and not what is asked. */
const LEADS_ON =
  /(?<!\p{L})(?:weiß|weiss|wissen|gewusst|gelernt|gesehen|erzählt|gesagt|sagt|gehört|gelesen|vergessen|verstehe?|verstanden|gefragt|frage?|kenne?|zeigen|gezeigt|erklärt|egal|und|oder|dass|weil|wenn|ob|als|bis|der|die|das|ein|eine|den|mal)(?: (?:jetzt|schon|nicht|genau|auch|mal|immer|noch|mir|dir|uns))*$/u;
const SUBORDINATE = /(?<!\p{L})(?:dass|weil|wenn|falls|ob|obwohl|bevor|nachdem|damit)(?!\p{L})/u;

/** A question, and what is told before it: "Ich hab einen Regenwurm gefunden, haben die Augen?" */
export function toldBefore(written: string): Alone[] {
  for (const match of written.matchAll(QUESTION)) {
    const told = written.slice(0, match.index).trim();
    if (told.split(/\s+/u).length < LEAST_TOLD || LEADS_ON.test(told)) continue;
    if (SUBORDINATE.test(told) || isAsking(told)) return [];
    return [{ question: written.slice(match.index + match[0].length), told, isToldFirst: true }];
  }
  return [];
}

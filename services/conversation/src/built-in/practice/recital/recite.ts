import { type Asked, pickByText, type Turn } from '../../skill.ts';
import { ONLY_SIGHS } from '../lead-practice.ts';
import { learntCommand } from '../learnt-command.ts';
import { readCommand } from '../read-command.ts';
import * as say from '../sayings.ts';
import { hearItems } from './hear-items.ts';
import { readRow } from './read-row.ts';
import type { Row } from './row.ts';

const STARTS = 'Gern, ich höre dir zu.';
const FIRST = 'Womit fängst du an?';
const PROMPT = /(?:Wie geht es nach (?<item>[^.?!]+) weiter|Womit fängst du an)\?$/u;
const DONE = 'Geschafft!';
const TRICK = /(?<!\p{L})(?:trick|eselsbrücke|merkspruch|merksatz)(?!\p{L})/iu;
const WHAT_WAS_LEFT_OUT =
  /(?<!\p{L})(?:was|welche\p{L}*) (?:hab|habe|hatte) ich (?:denn |da |jetzt )?(?:was )?(?:vergessen|ausgelassen|übersprungen|falsch)|(?:hab|habe) ich (?:denn |da |jetzt )?(?:was|etwas|eine?n?s?) (?:vergessen|ausgelassen|übersprungen)|was (?:fehlt|hat gefehlt)/iu;

/** "Von vorne": the row begins again. */
const FROM_START =
  /^(?:(?:noch ?(?:ein)?mal|bitte|jetzt|ich will|wir fangen|nein|ok|okay|alles|und) )*von (?:vorne?|anfang an|ganz vorne?)(?: (?:bitte|an|anfangen|beginnen))*[.! ]*$/iu;
const WHAT_COMES =
  /^(?:(?:und|hä|äh|oh) )*was (?:kommt|ist|war) (?:denn |da |jetzt )*(?:danach|dann|als nächstes|jetzt|nach \p{L}+|nach \d+|das nächste)[?. ]*$/iu;

/** A recital as it stands, read from the talk. */
export interface Recital {
  row: Row;
  /** LUX's question for it. */
  prompt: string;
  /** What comes next. */
  place: number;
  right: number;
  hasHint: boolean;
}

const promptAt = ({ items, start }: Row, place: number): string => {
  const before = place > 0 ? items[place - 1] : start;
  return before === undefined ? FIRST : `Wie geht es nach ${before} weiter?`;
};

/** What LUX says to who wants to recite; null where nobody does. */
export function beginRecital(said: string): string | null {
  const row = readRow(said);
  return row && row.items.length > 1 ? `${STARTS} ${promptAt(row, 0)}` : null;
}

/** So many of LUX's answers to something else may lie between. */
const MOST_BESIDE = 2;
const ENDS = /^(?:Los geht’s|Schön, dass du geübt hast|Alles klar)|Geschafft!/u;

/** The recital that waits for its next item; null where none does. */
export const readRecital = (history: readonly Turn[]): Recital | null =>
  recitalBehind(
    history.findLast(({ role }) => role === 'assistant'),
    history,
  );

/** A recital that was left for something else a moment ago. */
export function readLeftRecital(history: readonly Turn[]): Recital | null {
  const told = history.filter(({ role }) => role === 'assistant').slice(-1 - MOST_BESIDE);
  const last = told.findLast(({ content }) => PROMPT.test(content) || ENDS.test(content));
  return recitalBehind(last, history);
}

function recitalBehind(last: Turn | undefined, history: readonly Turn[]): Recital | null {
  const asked = last ? PROMPT.exec(last.content) : null;
  if (!asked) return null;
  const startedAt = history.findLastIndex(
    ({ role, content }) => role === 'assistant' && content.startsWith(STARTS),
  );
  const row = readRow(history[startedAt - 1]?.content ?? '');
  if (startedAt < 0 || !row) return null;
  const { item } = asked.groups ?? {};
  const place = item === undefined ? 0 : row.items.indexOf(item) + 1;
  const told = history
    .slice(startedAt)
    .filter(
      ({ role, content }) =>
        role === 'assistant' &&
        (content.startsWith(say.NOT_YET) || content.startsWith(say.NEVER_MIND)),
    ).length;
  const hasHint = last?.content.startsWith(say.HELP) ?? false;
  const right = Math.max(0, place - told);
  return { row, prompt: promptAt(row, place), place, right, hasHint };
}

const scoreOf = ({ right, place }: Recital) =>
  place === 0 ? 'Du hast noch nicht angefangen.' : say.score({ right, done: place });

/** Says whether what was recited is right, helps, and ends; null for what is no part of it. */
export function recite(recital: Recital, asked: Asked): string | null {
  const { row, prompt, place, hasHint } = recital;
  const said = asked.question.trim();
  const heard = hearItems(said, row);
  if (heard !== null) return judge(recital, heard);
  if (TRICK.test(said)) return `${row.trick} ${prompt}`;
  if (WHAT_WAS_LEFT_OUT.test(said)) {
    const missed = asked.last?.startsWith(say.NOT_YET) ? toldAt(row, place - 1) : null;
    return `${missed ?? 'Bis hierher fehlt nichts.'} ${prompt}`;
  }
  if (ONLY_SIGHS.test(said)) return `${say.WAIT} ${prompt}`;
  if (FROM_START.test(said)) return `Gern, von vorn. ${promptAt(row, 0)}`;
  if (WHAT_COMES.test(said))
    return hasHint ? told(recital) : `${say.HELP} ${row.hintAt(place)} ${prompt}`;
  switch (readCommand(said) ?? learntCommand(said)) {
    case 'stop':
      return place === 0 ? say.LATER : `Schön, dass du geübt hast! ${scoreOf(recital)}`;
    case 'score':
      return `${scoreOf(recital)} ${prompt}`;
    case 'hint':
    case 'rule':
    case 'easier':
    case 'encourage':
      return hasHint ? told(recital) : `${say.HELP} ${row.hintAt(place)} ${prompt}`;
    case 'solution':
    case 'swap':
      return told(recital);
    case 'why':
    case 'protest': {
      const reason = place > 0 ? row.reasonAt(place - 1) : '';
      const before = row.items[place - 1] ?? '';
      if (place === 0) return `${say.HELP} ${row.hintAt(0)} ${prompt}`;
      return reason
        ? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}. ${prompt}`
        : `${before} kommt hier wirklich. Das merkt man sich. ${prompt}`;
    }
    case 'check':
    case 'before':
      if (place === 0) return prompt;
      return `${asked.last?.startsWith(say.NOT_YET) ? toldAt(row, place - 1) : `Ja, bis ${row.items[place - 1]} stimmt es.`} ${prompt}`;
    case 'repeat':
    case 'again':
    case 'slower':
    case 'next':
    case 'ready':
      return `Gern. ${prompt}`;
    case 'wait':
      return `${say.WAIT} ${prompt}`;
    case 'remark':
      return `${say.REMARK} ${prompt}`;
    case 'left':
      return `Noch ${row.items.length - place}, dann hast du alle. ${prompt}`;
    default:
      return null;
  }
}

const endOf = ({ row }: Recital, right: number): string => {
  const all = row.items.length;
  return right >= all
    ? `${DONE} Alle ${all} waren richtig. Toll!`
    : `${DONE} Das war alles. ${say.score({ right, done: all })}`;
};

function toldAt(row: Row, place: number): string {
  const before = place > 0 ? row.items[place - 1] : row.start;
  const reason = row.reasonAt(place);
  const item = row.items[place] ?? '';
  const what = before === undefined ? `Am Anfang kommt ${item}` : `Nach ${before} kommt ${item}`;
  return reason === '' ? `${what}.` : `${what}, denn ${reason}.`;
}

function goOn(recital: Recital, place: number, right: number, words: string): string {
  if (place >= recital.row.items.length) return `${words} ${endOf(recital, right)}`;
  return `${words} ${promptAt(recital.row, place)}`;
}

const told = (recital: Recital): string =>
  goOn(
    recital,
    recital.place + 1,
    recital.right,
    `${say.NEVER_MIND} ${toldAt(recital.row, recital.place)}`,
  );

function judge(recital: Recital, heard: readonly string[]): string {
  const { row } = recital;
  let { place, right } = recital;
  for (const item of heard) {
    if (item === row.items[place]) {
      place += 1;
      right += 1;
    } else if (item !== (place === 0 ? row.start : row.items[place - 1])) {
      const isEarlier = row.items.slice(0, place).includes(item) && heard.length > 1;
      if (!isEarlier)
        return goOn(recital, place + 1, right, `${say.NOT_YET} ${toldAt(row, place)}`);
    }
  }
  // "Mai meinte ich", behind a slip: nothing new was said.
  const isAgain = place === recital.place;
  const words = isAgain ? `Ja, ${heard.at(-1)} stimmt.` : pickByText(say.PRAISES, heard.join(' '));
  return goOn(recital, place, right, words);
}

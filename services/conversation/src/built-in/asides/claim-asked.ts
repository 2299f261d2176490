import { coreOf } from '@lux/knowledge/recognition/spoken-german.ts';
import type { Alone } from './alone.ts';

/** Who or what it is said of, what is so, and whether it is not so: "Spinnen sind gar keine Insekten". */
const CLAIM =
  /^(?!(?:vom|von|im|in|am|an|auf|aus|bei|beim|mit|nach|zu|wenn|man|es|da|dort|hier)(?!\p{L}))((?:(?:der|die|das|ein|eine|alle) )?\p{L}+(?: (?:in|im|auf|von|vom|aus) (?:de[rmn] )?\p{L}+)?) (ist|sind|hat|haben|kann|können|war|waren|\p{L}{3,}(?:t|en)) (.+)$/u;
/** "Dass Haie keine Knochen haben": with its verb at the end. */
const VERB_LAST =
  /^((?:(?:der|die|das|ein|eine|alle) )?\p{L}+) (.+) (ist|sind|hat|haben|kann|können|war|waren|\p{L}{3,}(?:t|en))$/u;
const NOT_SO = /(?<!\p{L})(?:gar |überhaupt |doch |eigentlich )*nicht(?!\p{L}) ?/u;
const NONE = /(?<!\p{L})(?:gar |überhaupt |doch )*kein(?=\p{L}*)/u;
const MANY = /(?<!\p{L})(?:gar |überhaupt |doch )*keine(?= \p{L}+(?:en|n|e|er|s)(?!\p{L}))/u;
const FALSE_BEHIND =
  /[ ,]+(?:aber |und )?(?:das|es) (?:stimmt|kann|geht|gibt es) (?:doch |ja |gar |aber )*(?:nicht|nie|niemals)(?: im leben| sein| stimmen)*(?:[ ,]+oder)?[?. ]*$|[ ,]+das ist doch (?:quatsch|falsch|gelogen|blödsinn)(?:[ ,]+oder)?[?. ]*$/u;

/** "Mein Bruder sagt, ein Tintenfisch hat mehr als ein Herz, stimmt das?": the claim, asked for itself. */
export function claimAsked(written: string): Alone[] {
  const said = written.replace(FALSE_BEHIND, ' stimmt das');
  const { asksTruth, core } = coreOf(said);
  if (!asksTruth || core.length === said.length) return [];
  const told = said.replace(core, ' ');

  const claim = core.replace(/[,.!? ]+$/u, '');
  const asked = { told, isToldFirst: false };
  const asSaid = { ...asked, question: `${claim}, stimmt das?` };
  const last = /(?<!\p{L})dass(?!\p{L})/u.test(told) ? VERB_LAST.exec(claim) : null;
  const [who, verb, rest] = last
    ? [last[1], last[3], last[2]]
    : [...(CLAIM.exec(claim)?.slice(1) ?? [])];
  if (who === undefined || verb === undefined || rest === undefined) return [asSaid];
  const so = rest.replace(NOT_SO, '').replace(MANY, '').replace(NONE, 'ein').trim();
  const isDenied = so !== rest.trim();
  return [asSaid, { ...asked, isDenied, question: `${verb} ${who} ${so.replace(/\s+/gu, ' ')}?` }];
}

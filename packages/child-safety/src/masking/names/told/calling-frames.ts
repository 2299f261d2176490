import type { Said, Token } from '../../tokens.ts';
import { NOBODY } from '../name-words.ts';
import { NAMED } from './told-words.ts';

/** What is written on these is whose they are. */
const LABELLED =
  /^(?:\p{L}*ausweis|\p{L}*pass|ranzen|schulranzen|\p{L}*klingel|klingelschild|namensschild|\p{L}*urkunde|briefkasten|\p{L}*heft|hefter|mäppchen|turnbeutel|sportbeutel|brotdose|trinkflasche|schultüte|zeugnis|trikot|etikett|mappe|schnellhefter|impfpass|führerschein|drauf|druff|drunter|darunter|darauf|obendrauf|deckblatt|umschlag)$/u;
const WRITTEN = /^(?:steht|stehen|stand|schreib|schreibe|schreibst|schreibt|druck|drucke|mach)$/u;
const CALLED = /^(?:heiss|heisse|heissen|heisst|hiess|heis|heise|heist|getauft)$/u;
const CALLING =
  /^(?:nennt|nennen|nenn|nenne|nannte|nannten|ruft|rufen|rief|riefen|genannt|gerufen|spricht|schreibt|sprecht|tauften)$/u;
const SIGNING =
  /^(?:unterschreib|unterschreibe|unterschreiben|unterschrieben|unterzeichne|grüsse|gruss|grüssen|grüsschen)$/u;
const MINE = /^(?:mein|unser)/u;
/** A family name or a first name, said of the other part: `und vorne bin ich die …`. */
const PART = /^(?:vorne|vorn|hinten|vorname|nachname|familienname|vornamen|nachnamen)$/u;

const BEFORE = 6;
const BEHIND = 6;

interface Frame {
  before: number;
  behind: number;
}

/**
 * Where what is no known word may well be a name, since somebody is called so near by: a form of
 * being called, named, signed or written on with the child itself, in any order. Which word it is
 * judges what was learnt of names (`learnt/find-learnt.ts`).
 */
export function calledPlaces({ tokens }: Said): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [at, { sentence }] of tokens.entries()) {
    const frame = frameOf(tokens, at);
    if (!frame) continue;
    for (let place = at - frame.before; place <= at + frame.behind; place += 1) {
      if (tokens[place]?.sentence === sentence) places.add(place);
    }
  }
  return places;
}

function frameOf(tokens: readonly Token[], at: number): Frame | null {
  const { key = '', sentence } = tokens[at] ?? {};
  const near = (before: number, behind: number): string[] =>
    tokens
      .slice(Math.max(0, at - before), at + behind + 1)
      .filter((token) => token.sentence === sentence)
      .map((token) => token.key);
  if (CALLED.test(key)) {
    const around = near(BEFORE, BEHIND);
    const isLikeMe = /(?:^| )(?:wie|auch) (?:ich|wir)(?: |$)/u.test(around.join(' '));
    const isMe = key !== 'heisst' && /(?:^| )(?:ich|wir)(?: |$)/u.test(near(3, 3).join(' '));
    const isFamily = around.includes('familie') && around.some((one) => MINE.test(one));
    return isMe || isLikeMe || isFamily ? { before: 4, behind: BEHIND } : null;
  }
  if (CALLING.test(key)) {
    const around = near(BEFORE, 3);
    const isMe = around.some((one) => /^(?:mich|uns)$/u.test(one));
    const isPassive =
      /^ge/u.test(key) && around.includes('ich') && /\bwerd/u.test(around.join(' '));
    return isMe || isPassive ? { before: isPassive ? 3 : 2, behind: 5 } : null;
  }
  if (SIGNING.test(key)) return { before: 0, behind: 7 };
  if (WRITTEN.test(key)) {
    const isLabel = near(7, 7).some((one) => LABELLED.test(one));
    const isMine = near(7, 4).some((one) => /^(?:mir|mein\p{L}*|unser\p{L}*)$/u.test(one));
    return isLabel || (isMine && /^st/u.test(key)) ? { before: 1, behind: BEHIND + 1 } : null;
  }
  if (NAMED.test(key) || PART.test(key)) {
    const isPart = PART.test(key);
    const isMine = near(3, 0).some((one) => MINE.test(one));
    const isSaid = isPart && near(12, 12).some((one) => NAMED.test(one) || CALLED.test(one));
    if (near(4, 0).some((one) => NOBODY.test(one))) return null;
    return isMine || isSaid ? { before: isSaid ? 1 : 0, behind: isMine ? 8 : 3 } : null;
  }
  // `für meine Freunde bin ich die …`
  const isFor = key === 'bin' && near(1, 1).includes('ich') && near(5, 0).includes('für');
  return isFor ? { before: 0, behind: 5 } : null;
}

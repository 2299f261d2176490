import type { Entity } from '../entity.ts';
import { FAMILY } from '../find-lead.ts';
import type { StoryEvent } from './story-event.ts';

/** What a happening is in this story: who runs from a bear was in danger. */
export function asTold(
  event: StoryEvent,
  before: readonly StoryEvent[],
  subject: Entity | null,
): StoryEvent | null {
  const last = before.at(-1);
  const { kind, clause, other, wish, what } = event;
  if (isNoTrouble(event, subject)) return null;
  // `blieb im ersten Satz hängen`
  const isInText = clause.others.some(({ noun }) => TEXT.test(noun?.lemma ?? ''));
  if (kind === 'stuck' && isInText) return { ...event, kind: 'contest', what: null };
  // `Er hält ihn fest`: nobody catches themselves.
  if (kind === 'caught' && subject?.isHero && what?.isHero) return null;
  if (kind === 'enchanted' && /^Schnee(?:mann|frau)$/u.test((event.who ?? subject)?.lemma ?? ''))
    return { ...event, kind: 'gone', what: event.who ?? subject, who: null };
  // Who catches somebody is not caught.
  if (kind === 'caught' && what?.isHero === false && clause.objects.length > 0)
    return subject?.isHero
      ? { ...event, kind: 'meets', other: what, what: null }
      : { ...event, who: what, what: null };
  // `Kein Arzt konnte helfen`: not the doctor's trouble.
  if (event.who && /^kein/iu.test(clause.subject?.determiner ?? ''))
    return asTold({ ...event, who: null }, before, subject);
  // `Die Pumpe stand im Keller`: known before.
  // Who is ill does not eat: one trouble.
  const isOfIllness = /^(?:fressen|essen|trinken|schlafen|spielen|aufstehen)$/u.test(clause.verb);
  if (/^(?:silent|lacks)$/u.test(kind) && isOfIllness && before.some((one) => one.kind === 'ill'))
    return null;
  const isKnownThing = /^(?:der|die|das)$/u.test(clause.subject?.determiner ?? '');
  if (kind === 'found' && isKnownThing && /^(?:liegen|stehen|hängen|stecken)$/u.test(clause.verb))
    return null;
  if (kind === 'broke' && subject?.isHero && clause.modal === 'können' && event.good !== null)
    return { ...event, kind: 'unable', what: null };
  // `Sie trinken Kakao` is no loss, `Er hat meinen Kakao getrunken` is.
  const isShared = /^(?:essen|trinken|austrinken)$/u.test(clause.verb);
  if (kind === 'gone' && isShared && !/^(?:\p{Lu}|mein|unser)/u.test(what?.nom ?? '')) return null;
  // How somebody lives is told before anything happens.
  const isBackground =
    (kind === 'alone' && /^(?:wohnen|leben)$/u.test(clause.verb)) ||
    (kind === 'gone' &&
      subject?.isHero === true &&
      /essen$/u.test(clause.verb) &&
      !/^(?:\p{Lu}|mein|unser|sein|ihr)/u.test(what?.nom ?? ''));
  if (isBackground && clause.sentence === 0) return null;
  // It takes two: the one who tells can make the first step.
  if (kind === 'quarrel' && event.who) return { ...event, who: null, other: other ?? event.who };
  const isThingOfHero = what?.lemma === 'Zeit';
  if (kind === 'lostThing' && isThingOfHero) return { ...event, kind: 'late', what: null };
  if (kind === 'sad' && subject !== null && clause.verb === 'heulen' && isWild(subject))
    return { ...event, kind: 'fear', who: null };
  // `Dort gab es einen See` gives nothing.
  if (kind === 'gift' && clause.verb === 'geben' && clause.lower.includes('es')) return null;
  // Nobody meets their own brother, and a wish without an object is none.
  const isOwn =
    other !== null && (/^(?:mein|sein|ihr|unser)/u.test(other.nom) || FAMILY.test(other.key));
  if ((kind === 'meets' && isOwn) || (/^(?:lost|seeks)/u.test(kind) && what?.isHero)) return null;
  if (kind === 'wish' && wish === null && what === null && clause.modal !== '') return null;
  if (kind === 'wish' && wish !== null && /(?:fr|aufr)essen$/u.test(wish)) {
    return { ...event, kind: 'hungry', wish: null };
  }
  const isThing = subject !== null && !subject.isBeing && !subject.isHero;
  if (kind === 'ill' && isThing && /^(?:sein|werden)$/u.test(clause.verb)) return null;

  if (
    event.kind === 'leaves' &&
    last?.kind === 'meets' &&
    last.other &&
    event.who === null &&
    /rennen|laufen|fliehen|flüchten|abhauen/u.test(event.clause.verb)
  ) {
    return { ...event, kind: 'threat', other: last.other };
  }
  if (event.kind === 'stolen' && subject?.isHero) return { ...event, kind: 'mischief', who: null };
  if (event.kind === 'broke' && subject?.isHero && event.what?.isHero) {
    return { ...event, kind: 'broken', what: null };
  }
  if (event.kind === 'cannot' && event.wish === null && before.length > 0) return null;
  return event;
}

/** A stone that falls is not broken, one's own dog that growls is no danger, a father's call neither. */
function isNoTrouble({ kind, what, clause }: StoryEvent, subject: Entity | null): boolean {
  const isOwn = /^(?:mein|unser|sein|ihr)/u.test(clause.subject?.determiner ?? '');
  const isKin = subject !== null && (FAMILY.test(subject.key) || isOwn);
  if (kind === 'found') return /^(?:Name|Wort|Satz|Schrift)$/u.test(what?.lemma ?? '');
  // `fehlt ihr eine Stimme`: nobody finds it again.
  if (kind === 'lostThing' && clause.verb === 'fehlen') return COUNTED.test(what?.lemma ?? '');
  if (kind === 'broke') return NATURAL.test(what?.lemma ?? '');
  if (kind === 'moving') return subject !== null && !subject.isBeing && !subject.isHero;
  if (kind === 'promise') return subject?.isHero === false && clause.verb === 'schwören';
  if (kind === 'threat') return isKin;
  if (kind === 'mystery') return subject?.isBeing === true && !subject.isHero;
  // What somebody else has done wrong is not the hero's guilt.
  return kind === 'guilt' && isOfAnother(clause, subject);
}

const TEXT = /^(?:Satz|Wort|Text|Vers|Lied|Zeile|Strophe|Rolle)$/u;

const COUNTED =
  /^(?:Stimme|Punkt|Tor|Meter|Minute|Sekunde|Stunde|Tag|Geld|Euro|Mut|Kraft|Wort|Platz|Spieler|Spielerin)$/u;

const NATURAL =
  /^(?:Stein|Fels|Felsen|Felsbrocken|Ast|Blatt|Schnee|Baum|Regen|Lawine|Zapfen|Nuss|Apfel)$/u;

function isOfAnother({ subject: given }: StoryEvent['clause'], subject: Entity | null): boolean {
  if (subject) return !subject.isHero;
  return given?.kind === 'pronoun' && /^(?:er|sie|es)$/u.test(given.head);
}

function isWild({ lemma }: Entity): boolean {
  return /(?:wolf|hund|eule|kojote|hyäne|wind|sturm|sirene)$/iu.test(lemma);
}

/** `Er ist weg. Ich suche ihn.`: one trouble. */
export function isAgain({ kind, what }: StoryEvent, open: readonly StoryEvent[]): boolean {
  if (!/^(?:seeks|lost)/u.test(kind) || !what) return false;
  // Who is under a spell is not lost.
  if (
    open.some((one) => one.kind === 'enchanted' && [one.who?.key, one.what?.key].includes(what.key))
  )
    return true;
  return open.some((one) => /^(?:seeks|lost|stolen)/u.test(one.kind) && one.what?.key === what.key);
}

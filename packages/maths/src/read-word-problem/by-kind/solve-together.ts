const WHOLE = /(?<!\p{L})(?:zusammen|insgesamt|gemeinsam)(?!\p{L})/u;
const COUNT = /(\d+)(?: (euro|\p{L}{4,}))?/gu;
/** Whoever has the rest is asked for. */
const ASKS_OTHER =
  /wie ?viele?(?: (?:\p{L}+))? (?:hat|haben|gehören|sind von) (?!(?:wir|sie) (?:zusammen|insgesamt)|ich)(?:\p{L}+ ?){1,3}$/u;
const OTHERWISE =
  /(?<!\p{L})(?:mehr|weniger|doppelt|halb\p{L}*|mal|jede\p{L}*|je|gleich|verteil\p{L}*|teil\p{L}*|kauf\p{L}*|gib\p{L}*|schenk\p{L}*|bekomm\p{L}*|verlier\p{L}*|ess\p{L}*|isst|alt|jahre|noch)(?!\p{L})/u;

/** "Zusammen haben wir 20 Euro, ich habe 8, wie viel hat meine Schwester?" */
export function solveTogether(told: string): string | null {
  const text = told
    .toLowerCase()
    .replaceAll(/[.,;!?]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const at = text.search(/(?:und )?wie ?viel/u);
  const before = at < 0 ? '' : text.slice(0, at);
  if (!WHOLE.test(before) || OTHERWISE.test(text) || WHOLE.test(text.slice(at))) return null;
  if (!ASKS_OTHER.test(text)) return null;
  const counts = [...before.matchAll(COUNT)];
  const [whole, part] = counts;
  if (counts.length !== 2 || !whole || !part) return null;
  // What is told with "zusammen" is the whole.
  const isFirst = before.search(WHOLE) < (part.index ?? 0);
  const [all, own] = isFirst ? [whole, part] : [part, whole];
  const left = Number(all[1]) - Number(own[1]);
  if (left < 0) return null;
  const unit = all[2] === 'euro' || own[2] === 'euro' ? ' Euro' : '';
  return `${all[1]}${unit} minus ${own[1]}${unit} ist ${left}${unit}. Es sind ${left}${unit}.`;
}

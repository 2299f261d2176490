import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { Named } from '../grammar/decline-name.ts';
import type { Grave } from './find-grave.ts';

/** Women a child may turn to, and how they are called. */
const TRUSTED: readonly (readonly [RegExp, Named])[] = [
  [/(?<!\p{L})(?:Klassen)?lehrerin(?!\p{L})/iu, named('die Lehrerin', 'der Lehrerin')],
  [/(?<!\p{L})Erzieherin(?!\p{L})/u, named('die Erzieherin', 'der Erzieherin')],
  [/(?<!\p{L})Nachbarin(?!\p{L})/u, named('die Nachbarin', 'der Nachbarin')],
  [/(?<!\p{L})Tante(?!\p{L})/u, named('die Tante', 'der Tante')],
];
/** So somebody acts who cares. */
const CARES =
  /(?<!\p{L})(?:fragt|fragte|tröstet|tröstete|half|hilft|nett|lieb|nette|liebe|merkt|merkte|sah es|sieht es)(?!\p{L})/iu;
const DOUBTFUL =
  /(?<!\p{L})(?:nicht|nichts|nie|kein\p{L}*|nur|weg|aber|lach\p{L}*|schrei\p{L}*|schimpf\p{L}*|schlägt|schlug|haut|dumm|böse|gemein|angst)(?!\p{L})/iu;

/** A grown-up whom the text tells to be kind, and who does no harm in it; else null. */
export function findTrusted(text: string, { deeds }: Grave): Named | null {
  const sentences = splitSentences(text);
  for (const [pattern, name] of TRUSTED) {
    const said = sentences.filter((one) => pattern.test(one));
    const isKind = said.some((one) => CARES.test(one)) && !said.some((one) => DOUBTFUL.test(one));
    const hurts = deeds.some((one) => pattern.test(one));
    if (isKind && !hurts) return name;
  }
  return null;
}

function named(nom: string, dat: string): Named {
  return { nom, acc: nom, dat };
}

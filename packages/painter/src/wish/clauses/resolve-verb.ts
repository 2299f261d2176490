import { foldWord } from '@lux/german-text/fold-letters.ts';
import type { VerbMeaning } from '../../lexicon/verbs/create-verbs.ts';
import type { Part } from '../sentence/part.ts';
import { grammar } from '../words/grammar.ts';

export type ClauseVerb = VerbMeaning & {
  /** Where in the clause it stands. */
  at: number;
  /** Said within the verb: "skateboardfahrend". */
  thing?: string | undefined;
  isNominal: boolean;
};

/** What a clause's verbs and particles mean together; helping verbs step back behind others. */
export function resolveVerb(parts: Part[]): ClauseVerb | undefined {
  const apart = new Set(
    parts.flatMap((part) => {
      if (part.kind === 'particle') return [part.word];
      return part.kind === 'verb' ? [part.folded] : [];
    }),
  );
  const verbs = parts.flatMap((part, at): ClauseVerb[] => {
    if (part.kind !== 'verb') return [];
    const { verb, thing, isNominal = false } = part;
    const particle = [...verb.apart.keys()].find((word) => apart.has(word));
    const meaning = (particle && verb.apart.get(particle)) || verb.plain;
    return meaning ? [{ ...meaning, at, thing, isNominal }] : [];
  });
  // "lässt … steigen" is one verb.
  const used = verbs.map(({ infinitive }) => infinitive);
  const isPart = (verb: ClauseVerb) =>
    used.some((other) => other !== verb.infinitive && other.startsWith(verb.infinitive));
  const told = verbs
    .filter((verb) => !isPart(verb))
    .filter(({ infinitive }) => !grammar.auxiliaries.has(foldWord(infinitive)));
  return told.at(-1) ?? verbs.at(-1);
}

/** Done with hands or with a face: no thing does it. */
export const needsSomebody = ({ entry }: Pick<ClauseVerb, 'entry'>): boolean =>
  Boolean(entry.feeling && !entry.akk) ||
  HANDS.test(entry.akk ?? '') ||
  POSES.test(entry.bare ?? '');

const HANDS = /^(holds|eats|drinks|reads|wears|play|feeds|pets|throws|catches|kisses|hugs)$/;
const POSES = /^(wave|dance|sing|laugh|weep|kneel|point|clap|cheer|whisper|read|eat|drink)$/;

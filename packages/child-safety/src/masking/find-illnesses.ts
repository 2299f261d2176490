import type { Span } from './personal-fact.ts';
import type { Said } from './tokens.ts';

const ILLNESS =
  /^(?:\p{L}*krebs|leukämie|diabetes|diabetiker\p{L}*|zuckerkrank\p{L}*|epilepsie|epileptiker\p{L}*|epileptisch\p{L}*|asthma|asthmatiker\p{L}*|adhs|ads|autis\p{L}+|asperger|\p{L}*depression\p{L}*|depressiv\p{L}*|magersucht|magersüchtig\p{L}*|bulimie|hiv|aids|down-syndrom|downsyndrom|trisomie|multiple-sklerose|sklerose|parkinson|alzheimer|demenz|dement|mukoviszidose|rheuma|neurodermitis|zöliakie|hepatitis|\p{L}*tumor|herzfehler|tourette|legasthen\p{L}+|dyskalkulie|\p{L}*störung\p{L}*|schizophren\p{L}*|borderline|krampfanf\p{L}+|schlaganfall|herzinfarkt|querschnitt\p{L}*|rollstuhl|behindert\p{L}*|behinderung|spastik\p{L}*|muskeldystrophie|muskelschwund|lähmung|gelähmt|blind|taub|gehörlos|bettnässer\p{L}*|\p{L}*allergie|corona|läuse|masern|windpocken|scharlach|alkoholiker\p{L}*|drogensüchtig\p{L}*|schwanger|bipolar\p{L}*|burnout|burn-out|ritzt|psychiatrie|therapie|chemo|chemotherapie)$/u;

/** Illnesses told of somebody whose name is said with them. */
export function findIllnesses({ tokens }: Said, hasName: (sentence: number) => boolean): Span[] {
  return tokens.flatMap(({ kind, key, sentence, from, to }) =>
    kind === 'word' && hasName(sentence) && ILLNESS.test(key)
      ? [{ kind: 'illness' as const, from, to }]
      : [],
  );
}

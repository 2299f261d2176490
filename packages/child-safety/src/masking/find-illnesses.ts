import type { Span } from './personal-fact.ts';
import type { Said, Token } from './tokens.ts';

const ILLNESS =
  /^(?:\p{L}*syndrom|\p{L}*krebs|\p{L}*allergie|\p{L}*allergien|allergisch|\p{L}*intoleranz|unverträglichkeit|skoliose|lrs|migräne|schuppenflechte|psoriasis|leberkrank|nierenkrank\p{L}*|herzkrank\p{L}*|leukämie|diabetes|diabetiker\p{L}*|zuckerkrank\p{L}*|epilepsie|epileptiker\p{L}*|epileptisch\p{L}*|asthma|asthmatiker\p{L}*|adhs|ads|autis\p{L}+|asperger|\p{L}*depression\p{L}*|depressiv\p{L}*|magersucht|magersüchtig\p{L}*|bulimie|hiv|aids|down-syndrom|downsyndrom|trisomie|multiple-sklerose|sklerose|parkinson|alzheimer|demenz|dement|mukoviszidose|rheuma|neurodermitis|zöliakie|hepatitis|\p{L}*tumor|herzfehler|tourette|legasthen\p{L}+|dyskalkulie|\p{L}*störung\p{L}*|schizophren\p{L}*|borderline|krampfanf\p{L}+|schlaganfall|herzinfarkt|querschnitt\p{L}*|rollstuhl|behindert\p{L}*|behinderung|spastik\p{L}*|muskeldystrophie|muskelschwund|lähmung|gelähmt|blind|taub|gehörlos|bettnässer\p{L}*|\p{L}*allergie|corona|läuse|krätze|würmer|masern|mumps|röteln|ringelröteln|windpocken|scharlach|keuchhusten|pseudokrupp|tuberkulose|salmonellen|noroviren|borreliose|drüsenfieber|gürtelrose|gelbsucht|\p{L}+entzündung|\p{L}+vergiftung|thrombose|anämie|blutarmut|glasknochen|klumpfuss|lippenspalte|hasenscharte|alkoholiker\p{L}*|drogensüchtig\p{L}*|schwanger|bipolar\p{L}*|burnout|burn-out|ritzt|psychiatrie|therapie|chemo|chemotherapie)$/u;

const OWNS =
  /^(?:ich|i|wir|mein\p{L}{0,2}|meim|unser\p{L}{0,2}|mama|mami|mutti|papa|papi|vati|oma|omi|opa|opi)$/u;
const HAS =
  /^(?:hab|habe|hat|haben|hatte|hatten|bin|ist|sind|kriegt|bekommt|bekommen|gekriegt|leide|leidet|sitzt|sitze|wegen|mit|an)$/u;
const REACH = 6;

/** A word for an illness that tells much of whoever has it. */
export const isIllness = (key: string): boolean => ILLNESS.test(key);

/** Illnesses told of somebody: whose name is said with them, who speaks, or who belongs to them. */
export function findIllnesses({ tokens }: Said, hasName: (sentence: number) => boolean): Span[] {
  return tokens.flatMap(({ kind, key, sentence, from, to }, at) =>
    kind === 'word' && ILLNESS.test(key) && (hasName(sentence) || isOwned(tokens, at, key))
      ? [{ kind: 'illness' as const, from, to }]
      : [],
  );
}

/** `ich hab Diabetes`, `mein Opa hat Krebs`; not `was ist Diabetes` and not `kann ich Krebs bekommen`. */
function isOwned(tokens: readonly Token[], at: number, illness: string): boolean {
  // A baby is no illness where nobody is named.
  if (illness.startsWith('schwanger')) return false;
  const { sentence } = tokens[at] ?? {};
  const before = tokens
    .slice(Math.max(0, at - REACH), at)
    .filter((token) => token.sentence === sentence)
    .map(({ key }) => key);
  const isOpen = before.some((key) =>
    /^(?:kann|könnte|ob|wenn|nicht|kein|keine|keinen|angst)$/u.test(key),
  );
  return !isOpen && before.some((key) => HAS.test(key)) && before.some((key) => OWNS.test(key));
}

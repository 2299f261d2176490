import type { Span } from './personal-fact.ts';
import type { Said, Token } from './tokens.ts';

const ILLNESS =
  /^(?:\p{L}*syndrom|\p{L}*krebs|\p{L}*allergie|\p{L}*allergien|allergisch|\p{L}*intoleranz|\p{L}*unverträglichkeit|skoliose|lrs|migräne|schuppenflechte|psoriasis|leberkrank|nierenkrank\p{L}*|herzkrank\p{L}*|leukämie|diabetes|diabetiker\p{L}*|zuckerkrank\p{L}*|epilepsie|epileptiker\p{L}*|epileptisch\p{L}*|asthma|asthmatiker\p{L}*|adhs|ads|autis\p{L}+|asperger|\p{L}*depression\p{L}*|depressiv\p{L}*|magersucht|magersüchtig\p{L}*|bulimie|hiv|aids|down-syndrom|downsyndrom|trisomie|multiple-sklerose|sklerose|parkinson|alzheimer|demenz|dement|mukoviszidose|rheuma|neurodermitis|zöliakie|hepatitis|\p{L}*tumor|herzfehler|tourette|legasthen\p{L}+|dyskalkulie|\p{L}*störung\p{L}*|schizophren\p{L}*|borderline|krampfanf\p{L}+|schlaganfall|herzinfarkt|querschnitt\p{L}*|rollstuhl|behindert\p{L}*|behinderung|spastik\p{L}*|muskeldystrophie|muskelschwund|lähmung|gelähmt|blind|taub|gehörlos|bettnässer\p{L}*|\p{L}*allergie|corona|läuse|krätze|würmer|masern|mumps|röteln|ringelröteln|windpocken|scharlach|keuchhusten|pseudokrupp|tuberkulose|salmonellen|noroviren|borreliose|drüsenfieber|gürtelrose|gelbsucht|\p{L}+entzündung|\p{L}+vergiftung|thrombose|anämie|blutarmut|glasknochen|klumpfuss|lippenspalte|hasenscharte|alkoholiker\p{L}*|drogensüchtig\p{L}*|schwanger|bipolar\p{L}*|burnout|burn-out|ritzt|psychiatrie|therapie|chemo|schwerhörig\p{L}*|farbenblind|sehbehindert\p{L}*|kleinwüchsig\p{L}*|mutismus|dyspraxie|stotterer|stotterin|sprachfehler|herzschrittmacher|insulinpumpe|panikattacken|waschzwang|einnässer\p{L}*|chemotherapie)$/u;

const OWNS =
  /^(?:ich|i|wir|mein\p{L}{0,2}|meim|unser\p{L}{0,2}|mama|mami|mutti|papa|papi|vati|oma|omi|opa|opi)$/u;
const HAS =
  /^(?:hab|habe|hat|haben|hatte|hatten|bin|ist|sind|kriegt|bekommt|bekommen|gekriegt|leide|leidet|sitzt|sitze|sitz|wegen|mit|an)$/u;
const REACH = 6;
/** What somebody does who is ill, right beside `ich`. */
const SUFFERS = /^(?:stotter|stottere|stottre|lispel|lisple|lispele|humpel|humple)$/u;
const FOUND =
  /^(?:festgestellt|gefunden|entdeckt|diagnostiziert|rausgekommen|herausgekommen|rausgefunden|vermutet|ausgebrochen|erkannt|ist|sind|is)$/u;
const MEDICINE = /^(?:nehm|nehme|krieg|kriege|bekomm|bekomme|spritz|spritze|schluck|schlucke)$/u;
const HAVE = /^(?:hab|habe|hatte|bin|krieg|kriege|bekam|bekomm|bekomme|leide|gehabt)$/u;

/** A word for an illness that tells much of whoever has it. */
export const isIllness = (key: string): boolean => ILLNESS.test(key);

/** Illnesses told of somebody: whose name is said with them, who speaks, or who belongs to them. */
export function findIllnesses({ tokens }: Said, hasName: (sentence: number) => boolean): Span[] {
  return tokens.flatMap(({ kind, key, sentence, from, to }, at) => {
    if (kind !== 'word') return [];
    const isHad = ILLNESS.test(key) && (hasName(sentence) || isOwned(tokens, at, key));
    const isSuffered =
      SUFFERS.test(key) && (tokens[at - 1]?.key === 'ich' || tokens[at + 1]?.key === 'ich');
    return isHad || isSuffered ? [{ kind: 'illness' as const, from, to }] : [];
  });
}

/** `ich hab Diabetes`, `mein Opa hat Krebs`; not `was ist Diabetes` and not `kann ich Krebs bekommen`. */
function isOwned(tokens: readonly Token[], at: number, illness: string): boolean {
  // A baby is no illness where nobody is named.
  if (illness.startsWith('schwanger')) return false;
  const { sentence } = tokens[at] ?? {};
  const keysOf = (from: number, to: number): string[] =>
    tokens
      .slice(Math.max(0, from), to)
      .filter((token) => token.sentence === sentence)
      .map(({ key }) => key);
  const before = keysOf(at - REACH, at);
  const behind = keysOf(at + 1, at + 1 + REACH);
  const isOpen = before.some((key) =>
    /^(?:kann|könnte|ob|wenn|nicht|kein|keine|keinen|angst)$/u.test(key),
  );
  if (isOpen) return false;
  return (
    (before.some((key) => HAS.test(key)) && before.some((key) => OWNS.test(key))) ||
    isMyOwn(before, behind)
  );
}

/** `seit ich Diabetes hab`, `ADHS hab ich`, `bei mir wurde … festgestellt`, `mein Asthma`, `Tabletten gegen`. */
function isMyOwn(before: readonly string[], behind: readonly string[]): boolean {
  const last = before.at(-1) ?? '';
  const isMe = (keys: readonly string[]) => keys.some((key) => key === 'ich' || key === 'wir');
  const isBehindMe = isMe(before.slice(-3)) && HAVE.test(behind[0] ?? '');
  const isTurned = HAVE.test(behind[0] ?? '') && isMe(behind.slice(1, 2));
  const isInMe = before.some((key, place) => key === 'mir' && before[place - 1] === 'bei');
  const isSaid = [...before, ...behind].some((key) => FOUND.test(key));
  const isTreated = last === 'gegen' && isMe(before) && before.some((key) => MEDICINE.test(key));
  const isMine = /^(?:mein|meine|meinem|meinen|meiner|meim)$/u.test(last);
  return isBehindMe || isTurned || (isInMe && isSaid) || isTreated || isMine;
}

import type { Language } from '../language/create-language.ts';

const CALLED =
  /(?<!\p{L})[Ee]ine? (?<like>\p{Ll}+ )?(?<kind>\p{Lu}\p{Ll}+),? (?:namens|(?:der|die|das|er|sie|es) (?:hieß|heißt|hiess)) (?<name>\p{Lu}\p{Ll}+)(?!\p{L})/gu;
const ARTICLES = { m: 'der', f: 'die', n: 'das' } as const;

/** `eine Schnecke die hieß Susi` as `die Schnecke Susi`: it is one and the same. */
export function nameBeside(text: string, language: Language): string {
  return text.replaceAll(CALLED, (whole, ...rest) => {
    const { like = '', kind = '', name = '' } = rest.at(-1) as Record<string, string | undefined>;
    const noun = language.noun(kind);
    const gender = noun?.gender;
    // A pencil that has a name is called by it alone.
    if (!language.isBeing(kind)) return whole;
    if (gender !== 'm' && gender !== 'f' && gender !== 'n') return whole;
    const plain = like.replace(/e[rs] $/u, 'e ');
    return `${ARTICLES[gender]} ${plain}${kind} ${name}`;
  });
}

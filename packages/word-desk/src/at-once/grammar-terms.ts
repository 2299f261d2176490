import type { GrammarWord } from '../content/schemas.ts';
import type { Tools } from '../desk/tools.ts';

const ASKS =
  /^(?:was (?:ist|sind|bedeutet|heißt|meint|war|waren|versteht man unter)|wie (?:geht|ging|funktioniert)|erklär\p{L}*)(?: mir| nochmal| noch| das wort| denn)*(?: (?:ein|eine|einen|der|die|das|den))? (?<term>\p{L}[\p{L}ß -]+?)(?: (?:in deutsch|im deutschen|auf deutsch|in der grammatik|bei wörtern))?$/u;
const DIFFERENCE =
  /unterschied (?:zwischen|von) (?:(?:einem|einer|dem|der|den|ein|eine|zwischen) )?(?<one>\p{L}[\p{L} -]+?) (?:und|zu|zum|zur) (?:(?:einem|einer|dem|der|den|ein|eine) )?(?<other>\p{L}[\p{L} -]+?)$/u;
/** These are spoken of outside of grammar, too, and asked of there. */
const EVERYDAY =
  /^(?:satz|sätze|fall|fälle|objekte?|artikel|vergangenheit|gegenwart|zukunft|begleiter|endung|groß|ende|diktat|reime?|verse?|buchstaben?|komma|dass|ß|strophen?|gegensatz|gegenteile?|steigern|steigerung|zeit|person|personen)$/u;

const termOf = (asked: string, words: readonly GrammarWord[]) => {
  const forms = [asked, asked.replace(/(?:en|s|n|e)$/u, ''), asked.replace(/s$/u, '')];
  return words.find(({ names }) => names.some((name) => forms.includes(name)));
};

/** What a word of grammar means, or how two of them differ; nobody asks of anything else by it. */
export function answerGrammarTerm(text: string, { content, level }: Tools): string | null {
  const { one, other } = DIFFERENCE.exec(text)?.groups ?? {};
  if (one !== undefined && other !== undefined) {
    const both = [one, other].map((each) => termOf(each, content.grammarWords)?.[level]);
    return both[0] !== both[1] && both.every(Boolean) ? both.join(' ') : null;
  }
  const term = ASKS.exec(text)?.groups?.term;
  if (term === undefined || EVERYDAY.test(term)) return null;
  return termOf(term, content.grammarWords)?.[level] ?? null;
}

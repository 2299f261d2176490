import { asksAtOnce } from './without-openers.ts';

const WHO =
  '(?:(?:der|die|das|mein\\p{L}*|unser\\p{L}*|ein\\p{L}*) (?:\\p{L}+ ){0,2}?\\p{L}+|mama|mami|papa|papi|oma|opa|alle|jemand|einer)';
/** "… das hat die Lehrerin gesagt", "… sagt mein Bruder": who told it. */
const WHO_TOLD = `(?:(?:das|so|des) )?(?:(?:hat|haben) (?:mir |uns )?${WHO} (?:immer |mal |heute |gestern )*(?:gesagt|erzählt|behauptet|gemeint)|(?:sagt|sagen|meint|meinen|behauptet|behaupten|erzählt) (?:mir |uns )?${WHO}(?: immer| nämlich| ja)*)`;
/** "… meiner ist nämlich raus", "… wir haben nämlich eins": why it is asked. */
const WHY_ASKED =
  '(?:weil )?(?:(?:mein|unser)(?:e[rs]?|s)|ich|wir) (?:ist|sind|hat|war|wurde|bin|hab|habe|haben) nämlich(?: \\p{L}+){1,5}';
/** "… oder nicht", "… gell", "… geht das überhaupt": asked once more. */
const ASKED_AGAIN =
  '(?:oder(?: (?:nicht|doch|so|doch nicht|wie|was|etwa))?|ne|gell|nicht wahr|stimmts|(?:geht|stimmt) das(?: (?:wirklich|eigentlich|überhaupt|echt|auch))*|(?:das )?(?:weißt|wisst) du(?: das)?(?: bestimmt)?|weiß ich nicht mehr|hab ich vergessen|das (?:will|möchte|muss) ich (?:mal )?wissen)';
const AFTERTHOUGHT = new RegExp(
  `[,.!? ]+(?:und )?(?:${WHO_TOLD}|${WHY_ASKED}|${ASKED_AGAIN})[?.! ]*$`,
  'iu',
);
const FEWEST_WORDS = 4;

/**
 * A question without what is only said behind it: "wie viele Knochen haben Babys das hat die Lehrerin
 * gesagt" asks nothing of the teacher. Left as it is where no question stands before.
 */
export function withoutAfterthoughts(said: string): string {
  const rest = said.replace(AFTERTHOUGHT, '');
  const isWhole = rest !== said && asksAtOnce(rest) && rest.split(/\s+/).length >= FEWEST_WORDS;
  return isWhole ? withoutAfterthoughts(rest) : said;
}

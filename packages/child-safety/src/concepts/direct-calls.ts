import type { CrisisCategory } from '../safety-verdict.ts';
import { foldConcept } from './fold-concept.ts';

/** What must never be missed in any language, as children say it; looked up with folded spelling. */
const direct: Partial<Record<CrisisCategory, string>> = {
  'self-harm':
    "kendimi kesiyorum|kollarımı kesiyorum|بجرح نفسي|اجرح نفسي|ріжу себе|ріжу собі руки|режу себя|режу себе руки|tnę się|tne się|mă tai|imi tai mainile|îmi tai mâinile|e pres veten|prej krahët|xwe dibirim|خودمو میبرم|خودزنی میکنم|cut myself|cutting myself|cut my arms|me coupe les bras|me coupe les veines|me corto los brazos|me corto las venas|me corto a propósito|mi taglio le braccia|mi taglio le vene|režem se|sečem se|režem ruke|ölmek istiyorum|ölmek istiyom|yaşamak istemiyorum|kendimi öldür|intihar etmek istiyorum|اريد ان اموت|اريد الموت|بدي اموت|عايز اموت|اقتل نفسي|لا اريد ان اعيش|ما بدي اعيش|хочу померти|не хочу жити|вбити себе|хочу умереть|не хочу жить|не хочу больше жить|убить себя|hochu umeret|chcę umrzeć|chce umrzec|nie chcę żyć|nie chcę już żyć|zabić się|vreau să mor|nu mai vreau să trăiesc|mă omor|dua të vdes|nuk dua të jetoj|dua te vras veten|dixwazim bimirim|naxwazim bijîm|xwe bikujim|میخوام بمیرم|می خواهم بمیرم|میخواهم بمیرم|نمیخوام زنده|خودمو بکشم|i want to die|i wanna die|kill myself|dont want to live|don’t want to live|don't want to live|je veux mourir|envie de mourir|veux plus vivre|me tuer|quiero morir|no quiero vivir|no quiero seguir viviendo|matarme|voglio morire|non voglio vivere|non voglio più vivere|uccidermi|ammazzarmi|hoću da umrem|hocu da umrem|želim da umrem|želim umrijeti|ne želim da živim|da se ubijem|хоћу да умрем",
  'violence-at-home':
    'babam beni dövüyor|annem beni dövüyor|babam bana vuruyor|annem bana vuruyor|امي تضربني|ابي يضربني|بابا بيضربني|ماما بتضربني|ابوي يضربني|امي بتضربني|тато мене бє|мама мене бє|тато бє мене|мама бє мене|папа меня бьет|мама меня бьет|папа бьет меня|мама бьет меня|отчим меня бьет|tata mnie bije|mama mnie bije|ojciec mnie bije|tata mă bate|mama mă bate|babi më rreh|mami më rreh|nëna më rreh|bavê min li min dide|بابام منو میزنه|مامانم منو میزنه|پدرم مرا می زند|dad hits me|mom hits me|mum hits me|dad beats me|mom beats me|stepdad hits me|père me frappe|mère me frappe|papa me tape|maman me tape|papa me frappe|maman me frappe|padre me pega|madre me pega|papá me pega|mamá me pega|padre mi picchia|madre mi picchia|papà mi picchia|mamma mi picchia|tata me bije|mama me bije|otac me bije|tata me tuče',
  fire: 'evimiz yanıyor|ev yanıyor|بيتنا يحترق|наш будинок горить|наш дом горит|pali się u nas|casa noastră arde|shtëpia digjet|mala me dişewite|خونمون آتیش گرفته|our house is on fire|house is burning|notre maison brûle|nuestra casa se quema|la nostra casa brucia|kuća nam gori',
};

const edge = (folded: string) => ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

const phrases = Object.entries(direct).flatMap(([category, list]) =>
  list.split('|').map((phrase) => ({ category, words: edge(foldConcept(phrase)).trimEnd() })),
);
const isCategory = (name: string): name is 'self-harm' | 'violence-at-home' | 'fire' =>
  name in direct;

/** The danger that a text in another language than German names outright, if any. */
export function directCallIn(text: string): CrisisCategory | undefined {
  const said = edge(foldConcept(text));
  const category = phrases.find(({ words }) => said.includes(words))?.category;
  return category !== undefined && isCategory(category) ? category : undefined;
}

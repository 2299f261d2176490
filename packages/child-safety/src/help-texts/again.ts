import type { CrisisCategory } from '../safety-verdict.ts';
import { type HelpKind, helpKinds } from './help-kinds.ts';

/**
 * What LUX says when a child goes on speaking after a call for help: it stays with it, and names the way
 * to help once more in other words. Each kind has several, said in turn.
 */
const again: Record<HelpKind, readonly string[]> = {
  sadness: [
    'Ich höre dir zu. Du musst es nicht schön sagen. Ein Satz reicht: „Mir geht es sehr schlecht.“ Sag ihn heute jemandem, der groß ist und dir guttut. Unter 116 111 hört dir auch jemand zu, wenn du leise sprichst. In Gefahr: 112.',
    'Das ist schwer, und du trägst es nicht allein. Wer war schon einmal lieb zu dir: eine Lehrerin, eine Oma, ein Nachbar? Geh zu diesem Menschen, am besten jetzt. Oder wähl die 116 111. Wird es gefährlich, wähl die 112.',
  ],
  home: [
    'Ich glaube dir. Du kannst so anfangen: „Ich muss dir etwas Wichtiges sagen.“ Sag es in der Schule, dort muss man dir helfen. Hört dir jemand nicht zu, geh zum Nächsten. Die 116 111 hilft dir, die Worte zu finden. In Gefahr: 110 oder 112.',
    'Es ist mutig, dass du davon sprichst. Kinder dürfen solche Geheimnisse immer weitersagen. Deine Lehrerin oder die Leute unter 116 111 wissen, was man tun kann. Ist es gerade gefährlich, geh zu Nachbarn und wähl die 110 oder 112.',
  ],
  pictures: [
    'Ich glaube dir, und du hast nichts Schlimmes getan. Schuld ist nur, wer dir droht. Bezahl nichts, und schick nichts mehr. Lass die Nachrichten stehen, und zeig sie heute einem Erwachsenen, dem du vertraust. Unter 116 111 hilft man dir auch. In Gefahr: 110 oder 112.',
    'Du musst das nicht allein schaffen. Du kannst so anfangen: „Jemand droht mir mit Bildern.“ Deine Lehrerin oder die Leute unter 116 111 wissen, was man tun kann. Auch die Polizei hilft: 110. Lösch nichts, das sind Beweise.',
  ],
  friends: [
    'Ich verstehe, dass das wehtut. Du kannst sagen: „Ich brauche deine Hilfe, allein schaffe ich es nicht.“ Sag es morgen gleich als Erstes deiner Lehrerin, oder schreib ihr einen Zettel. Unter 116 111 reden sie auch mit dir. In Gefahr: 112.',
    'Gut, dass du dranbleibst. So etwas müssen Erwachsene lösen, nicht Kinder allein. Such dir einen aus, der zuhört, und nimm einen Freund mit. Am Telefon geht es auch: 116 111, kostenlos. In Gefahr: 112.',
  ],
  outside: [
    'Bleib bei anderen Menschen, wo es hell ist. Geh in einen Laden, und sag an der Kasse: „Bitte helfen Sie mir.“ Dort darfst du warten und telefonieren. Die 110 und die 112 gehen von jedem Telefon.',
    'Geh nicht allein weiter. Sprich eine Frau mit Kindern an oder jemanden, der in einem Geschäft arbeitet. Erzähl es danach auch zu Hause oder deiner Lehrerin. Hast du Angst, wähl gleich die 110 oder 112.',
  ],
  emergency: [
    'Hast du die 112 schon gewählt? Tu das zuerst, ich warte. Sag deinen Ort und was los ist. Ruf dabei laut um Hilfe, damit Nachbarn dich hören.',
    'Das Wichtigste ist jetzt die 112. Die Leute dort sagen dir Schritt für Schritt, was du tun kannst. Bleib am Telefon. Hol einen Erwachsenen dazu.',
  ],
};

/** The words of a later turn, numbered from 0. */
export function helpAgain(category: CrisisCategory, turn: number): string {
  const texts = again[helpKinds[category]];
  return texts[turn % texts.length] ?? '';
}

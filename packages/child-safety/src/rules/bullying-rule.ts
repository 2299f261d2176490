import type { SafetyRule } from '../safety-rule.ts';
import { hittingWords } from './hitting-words.ts';

const others =
  'alle | die anderen | andere kinder | mitschüler* | klasse | junge | jungs | jungen | mädchen | die großen | ein großer | kinder | schule | schulhof | pause | schulweg | schulbus | bruder | schwester | geschwister | er | sie | jemand | nachbarsjunge | klassenkamerad* | lehrer | lehrerin';

/** Being beaten, threatened or shut out by other children; or by somebody the child does not name. */
export const bullyingRule: SafetyRule = {
  verdict: 'crisis',
  category: 'bullying',
  answer:
    'Das tut mir leid. Das ist nicht in Ordnung, und ich nehme es ernst. Niemand darf dir wehtun, dir drohen oder dich ausschließen, und du bist nicht schuld daran. Hilfe holen ist kein Petzen. Erzähl es bitte bald einem Erwachsenen, dem du vertraust, zum Beispiel deiner Lehrerin, deinem Lehrer oder deinen Eltern. Du kannst auch die Nummer gegen Kummer anrufen: 116 111, kostenlos und ohne deinen Namen zu sagen. Wenn du in Gefahr bist, ruf die 112 an. Ich bin weiter für deine Fragen da.',
  patterns: [
    'ich werde gemobbt | werde ich gemobbt | mobbt mich | mobben mich | mich mobben | mich gemobbt | wurde gemobbt | ich werde in der schule gemobbt | werde von ... gemobbt | wird gemobbt | cybermobbing gegen mich | ich gemobbt werde | mich immer mobb*',
    `${others} + mich + ${hittingWords} | schubsen | schubst | geschubst | bedroht | bedrohen | quälen | quält | gequält | verfolgen + immer | jeden tag | oft | dauernd | ständig | wieder | heute | gestern | pause | schule | schulhof | schulweg | schulbus | hilfe | nicht auf ! schach | spiel* | memory | uno | tennis | fußball | mühle`,
    'schlägt mich immer | schlagen mich immer | haut mich immer | hauen mich immer | werde immer geschlagen | werde ich immer geschlagen | werde geschlagen | ich werde ... geschlagen | er schlägt mich | sie schlägt mich | sie schlagen mich | die schlagen mich | hat mich geschlagen | haben mich geschlagen | mich verprügelt | mich verprügeln | wollen mich verprügeln ! schach | spiel* | memory | uno | tennis | fußball | mühle | mau',
    `${others} + lachen mich ... aus | lacht mich ... aus | mich immer auslachen | machen sich über mich lustig | ärgern mich jeden tag | ärgern mich immer | hänseln mich | beleidigen mich | beschimpfen mich | schließen mich aus | niemand will mit mir spielen | keiner will mit mir spielen + immer | jeden tag | alle | dauernd | ständig | schule | klasse ! witz`,
    'nehmen mir mein geld weg | nimmt mir mein geld weg | mein pausengeld | nehmen mir mein handy weg | wollen geld von mir | will geld von mir + droh* | schlag* | sonst | weg | geben | große* | älter* ! eltern | mama | papa',
    'ich habe angst in die schule | angst vor der schule weil | traue mich nicht in die schule | trau mich nicht in die schule | angst vor den großen | angst vor den jungs',
    'ich | mich | mir + ausgelacht | auslachen | gehänselt | beleidigt | ausgeschlossen | geärgert | fertiggemacht | fertig gemacht | bedroht | gedroht | drohen mir | herumgeschubst | bespuckt | angespuckt + immer | jeden tag | ständig | dauernd | oft | klasse | schule | alle | wieder | verprügel* ! witz | spiel',
    'alle | die anderen | sie | mitschüler* | klasse + ich bin hässlich | ich sei hässlich | ich bin dumm | ich stinke | ich bin fett | ich bin zu dick + sagen | lachen | rufen | schreiben',
    'andere kinder | anderen kinder | alle kinder | große kinder | jungs | mädchen | mitschüler* | klasse | viertklässler | drittklässler | die großen + mich + schubsen | treten | schlagen | hauen | verprügeln | ärgern | quälen | bedrohen | erpressen | bespucken ! spiel* | fangen | völkerball',
    'keiner | niemand + klasse | schule + redet mit mir | spricht mit mir | spielt mit mir | mag mich',
  ],
};

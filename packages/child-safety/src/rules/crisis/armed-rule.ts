import type { SafetyRule } from '../../safety-rule.ts';

const others =
  'bruder | schwester | cousin | cousine | freund | freundin | kumpel | junge | mädchen | jungs | großen | einer | jemand | mitschüler* | aus meiner klasse | aus der klasse | aus der parallelklasse | der andere | nachbarsjunge';
const arms =
  'messer | taschenmesser | klappmesser | springmesser | küchenmesser | pistole | gewehr | waffe | schlagring | schreckschusspistole | softair | elektroschocker';

/** Somebody else brings what kills to school, or means to: a grown-up must know, and nobody asked how. */
export const armedRule: SafetyRule = {
  verdict: 'crisis',
  category: 'other-child',
  patterns: [
    'pistole | gewehr | revolver | echte waffe + gefunden | entdeckt + ich | wir | papas | opas | im wald | im schrank ! spielzeug* | wasser* | nerf | lego | film | geschichte | minecraft | fortnite',
    'russisch roulette | russisches roulette ! film | was ist',
    `${others} | papa | vater | onkel | opa + pistole | gewehr | revolver | echte waffe | schreckschusspistole + in seinem zimmer | im zimmer | unterm bett | unter dem bett | im schrank | in der schublade | im auto | zuhause | bei uns ! spielzeug* | wasser* | nerf | lego | playmobil | film | fasching* | karneval* | jäger | polizist | geburtstag | wünsch*`,
    `${others} + ${arms} + in die schule | zur schule | in der schule | mit in die klasse | im ranzen | im schulranzen | im rucksack | auf dem schulhof | im bus | in den hort + hat | nimmt | nehmen | mitnehm* | bringt | bringen | mitbring* | mitgenommen | mitgebracht | dabei | gezeigt | versteckt + will | hat | nimmt | bringt | hatte ! <how to> | wie kann ich | soll ich | spielzeug* | wasser* | film | geschichte | buch | theater* | fasching* | karneval* | kostüm* | plastik* | holz* | minecraft | lego | schnitz* | kochen | brot`,
    `${others} + ${arms} + für den der | gegen den | auf den losgehen | abstechen | zustechen | jemanden verletzen | wehtun | weh tun | umbringen | rache | heimzahlen + will | hat | nimmt | bringt | sagt | plant ! <how to> | wie kann ich | soll ich | spielzeug* | film | geschichte | buch | theater* | märchen | spiel*`,
  ],
};

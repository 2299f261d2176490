import type { SafetyRule } from '../../safety-rule.ts';

const threat =
  'sonst | droht | drohen | drohte | gedroht | bedroht | bedrohen | erpress* | wenn ich nicht | wenn ich kein | wenn ich keine | wenn ich keins | wenn ich ihm nicht | wenn ich ihm kein | wenn ich ihr nicht | wenn ich nix | wenn ich nichts | wenn ich schluss | wenn ich ihn blockier* | außer ich | bis ich';
const wanted =
  'geld | euro | zahl* | bezahl* | überweis* | gutschein* | paysafe* | robux | v bucks | noch mehr | mehr davon | mehr bilder | mehr fotos | noch eins | noch ein | noch welche | neue bilder | mache was | machen was | tun was | treffen | schickt | schicken | verschickt | weiterschick* | zeigt | zeigen | zeigts | rumzeig* | postet | posten | stellt | lädt | hochlad* | verbreitet | veröffentlicht | an alle | allen | alle | meinen eltern | meiner mama | meine klasse | meiner klasse | internet | netz';
const notMeant = 'malen | gemalt | ausmalen | oma | opa | klassenfoto | film | krimi | geschichte';

/** Somebody has pictures of a child and threatens to show them, for money or for more of them. */
export const blackmailRule: SafetyRule = {
  verdict: 'crisis',
  category: 'blackmail',
  patterns: [
    `<bare picture> + ${threat} + ${wanted} + <me> | ich | mein* ! ${notMeant}`,
    `<picture of me> + ${threat} + ${wanted} + er | sie | der | die | jemand | einer | typ | freund | exfreund | mitschüler* ! ${notMeant} | mama sagt | papa sagt`,
    `<picture of me> | <bare picture> | mit bildern | mit einem bild | mit fotos | mit einem foto | mit einem video | mit videos + erpress* | droht | drohen | gedroht | bedroht* + <me> | ich | mein* ! ${notMeant}`,
  ],
};

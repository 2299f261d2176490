import type { SafetyRule } from '../safety-rule.ts';

/** Swear words without a target. */
export const rudeWordsRule: SafetyRule = {
  verdict: 'blocked',
  category: 'rude-words',
  answer:
    'Solche Wörter benutzen wir hier lieber nicht. Sag es gern noch einmal mit anderen Worten, dann helfe ich dir. Oder magst du ein lustiges Wort hören, zum Beispiel Kuddelmuddel?',
  patterns: [
    'kacke scheiße | so eine kacke | so ne kacke | verdammte kacke | verkackt | kackscheiße | was zur hölle | fuck* | so ein fuck | fick* | scheiß* | schiss* drauf | piss | pisse | pisst | pissen | arschlecken | am arsch | arsch* | drecks* | wixxer | wixer | wixen | wichsen | mutterficker | motherfucker | bitch | hoe | slut | cunt | dick pic ! wildpinkler | drecksarbeit | schiss vor',
    'scheiß | scheiße | scheisse | scheissen | scheißen | scheißt | scheißdreck | scheißegal | scheißkerl* | scheißhaus* | beschissen* | verschissen* | angeschissen | klugscheißer* | scheißer | *scheiße | scheis | scheise | schaisse | fckn | wtf | shit | bullshit* | bitch* | asshole* | dickhead* | bastard*',
    'arsch | ärsche | arschloch* | arschlöcher* | arschgeige* | arschkriecher* | leckmicham* | leck mich | am arsch lecken | *arschloch | a loch | arschgesicht* | wichser* | wixer* | wixxer* | hurensohn* | huren | hure | hurensöhne* | nutte* | nutten* | schlampe* | miststück* | dreckssau* | drecksau* | drecksack* | drecksschwein* | schweinehund du | sackgesicht | hackfresse* | fresse | hundesohn* | flittchen | pissnelke* | pisser* | pisse | pissen | verpiss* | verkackt* | kackbratze* | kackwurst* | muschi du | pussy | penner | asozialer penner | assi | asi du | mistkerl | saukerl',
    'sternchenwort',
    'schmutzigen witz | schmutziger witz | schmutzige witze | versauten witz | versaute witze | dreckigen witz | dreckige witze | perverser witz | perverse witze',
  ],
  harmless: [
    'arschbombe*',
    'dreckspatz*',
    'dreckspatzen',
    'arschkalt',
    'fressen',
    'innereschweinehund',
  ],
};

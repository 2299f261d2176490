import type { SafetyRule } from '../safety-rule.ts';

const people =
  'frau | frauen | mann | männer | mädchen | junge | jungs | kind | kinder | mensch | menschen | person | personen | leute | lehrer* | mama | papa | prinzessin* | elfe | meerjungfrau* | star | schauspieler* | sängerin | fotos | foto | bilder | bild | videos | video';

/** Sexual content. Questions about the body and about where babies come from are welcome. */
export const sexualRule: SafetyRule = {
  verdict: 'blocked',
  category: 'sexual',
  answer:
    'Darüber spreche ich nicht mit dir, das ist etwas für Gespräche mit einem Erwachsenen, dem du vertraust. Wenn du magst, erzähle ich dir gern, wie dein Herz arbeitet oder wie Tierkinder aufwachsen.',
  patterns: [
    'sex | sexx | sexy | sexi | sexe | sexspiel* | sexfilm* | sexvideo* | sexbild* | sexszene* | sexpuppe* | sexspielzeug* | gruppensex | oralsex | analsex | telefonsex | *sexseite* | sexstellung* | sexpositionen | erotik* | erotisch* | hentai* | youporn* | xvideos | xnxx | onlyfans | nsfw | dildo* | vibrator* | bdsm | fetisch* | striptease* | stripperin* | bordell* | puff | prostituierte* | prostitution* | escortservice',
    'porno* | *porno | *pornos | porn | porns | kinderporn* | pornhub* | p*rno | prno',
    'fick | ficke | ficken | fickst | fickt | gefickt | ficker | fickdich | mutterficker | *ficker | rumficken | durchficken | verfickt* | abgefickt* | fuck | fucking | fucker | motherfucker* | fck | fcken | bumsen | gebumst | vögeln mit | rumvögeln | poppen mit | bläst mir einen | blas mir einen | einen blasen | blowjob* | handjob* | wichsen | wichse | wichst | gewichst | masturb* | selbstbefriedig* | orgasmus | orgasmen | onanier* | ejakulation | sperma schlucken',
    'titten | titte | möpse zeigen | muschi lecken | muschi zeigen | fotze* | möse | schwanz lutschen | schwänze lutschen | schwanz blasen | pimmel lutschen | penis lutschen | arschfick* | arsch ficken | geil auf dich | mach mich geil | bin geil | aufgegeilt',
    `nackt | nackte | nackten | nackter | nacktes | nackig | nackige | splitternackt* | unbekleidet* | ohne kleidung | ohne kleider | ohne klamotten | oben ohne | ausgezogen* + ${people} | zeig* | mal ein | mal eine | mal mir | male | malen | zeichne* ! neandertaler* | adam und eva | steinzeit* | baby* | warum | wieso | kaiser* | schämen`,
    'nacktfoto* | nacktbild* | nacktvideo* | nude | nudes | aktfoto* | unterwäschefoto*',
    'zieh dich aus | zieh mal deine hose aus | zeig mir deine brüste | zeig mir deinen po | zeig deine brüste | zeig mir deinen penis | große brüste | riesige brüste | dicke brüste | geile frau | geile frauen | geile tussi | heiße frauen im bikini | sexuell* ... fantasie* | sexuell* | geschlechtsverkehr wie | wie hat man geschlechtsverkehr | wie schläft man miteinander',
    'rummachen mit mir | mach mit mir rum | schlaf mit mir | willst du mit mir schlafen | knutsch mich | zungenkuss mit',
    'ohne bh | in dessous | in reizwäsche | im tanga | sexy unterwäsche | in unterwäsche + frau | frauen | mädchen | mann | männer | bild | zeichne | male | zeig',
  ],
  harmless: ['sextant*', 'sextett*', 'essex', 'sussex', 'middlesex', 'wessex'],
};

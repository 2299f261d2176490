import type { SafetyRule } from '../../safety-rule.ts';

const people =
  'frau | frauen | mann | männer | mädchen | junge | jungs | kind | kinder | mensch | menschen | person | personen | leute | lehrer* | mama | papa | prinzessin* | elfe | meerjungfrau* | star | schauspieler* | sängerin | fotos | foto | bilder | bild | videos | video';

/** Sexual content. Questions about the body and about where babies come from are welcome. */
export const sexualRule: SafetyRule = {
  verdict: 'blocked',
  category: 'sexual',
  answer:
    'Darüber spreche ich nicht mit dir. Frag dazu lieber einen Erwachsenen, dem du vertraust. Wenn du magst, erzähle ich dir gern, wie dein Herz arbeitet oder wie Tierkinder aufwachsen.',
  patterns: [
    'liebesszene | bettszene | sexszene | liebesnacht + heiß* | im bett | mit allem | nackt | schreib* | erzähl*',
    'größten penis | längsten penis | größte brüste | größten brüste | größten busen | dicksten po',
    'riesigen brüsten | riesige brüste | großen brüsten | große brüste | dicken brüsten | dicke brüste | großem busen | großen titten | prallen hintern | prallen busen | prallen po | prallen brüsten | dicken hintern | sexy bikini | knackigen',
    'kinder macht | macht man kinder | babys macht | macht man babys + video | zeig* | film | bild',
    'dich + küssen | knutschen | anfassen | ausziehen | nackt + ich will | ich möchte | lass mich | darf ich ! mama | teddy',
    'analverkehr | oralverkehr | geschlechtsverkehr | stöhnen | stöhn* | einen runter | runterhol* | runter holen | horny | orgie* | flachleg* | analsex | selbst befriedig* | befriedigt man sich | stundenhotel | callboy* | callgirl* | fetisch* | dirty talk | dirty reden | bläst man | gangbang | swinger* ! hirsch* | wind | wand | tennis | luft | luftballon* | kerzen | kerze | seife* | oboe | horn | querflöte | dudelsack | instrumente | mundstück | gespenster | keller',
    'fummel* | fummeln | domina | milf | milfs | quickie | one night stand | swinger* | sexting | camgirl* | strapse | stöhn* beim | 18 plus film* | 18 plus video* | 18 plus seite* | ab 18 film* | softporn* | kamasutra | kamastura | gangbang | deepthroat | cumshot | squirt* | vagina zeig* | lesbensex | penisgröße | rummachen | knutschen nackt',
    'dein penis | deine brüste | deine muschi | dein schwanz | deinen penis | deinen schwanz | bist du nackt | hast du einen penis | hast du brüste | was hast du an',
    '<paint> | zeig* | bild | foto* + <private nudity> ! tiere | schwanzflosse | hund | katze | pferd | baby | kaiser* | adam und eva | neandertaler* | steinzeit* | schämen | warum',
    'miteinander treiben | es treiben | es miteinander | miteinander ins bett | liebe machen | miteinander schlafen | entjungfer* | flotter dreier | flotten dreier | dreier mit | dreier haben | dreier zu haben | einen steifen | ständer | erektion | steifer penis | steifen penis | riesigen schwanz | riesiger schwanz | dicken schwanz | schwanz mit eiern | langer schwanz von | nippel | brustwarzen | intimrasur | stöhn* wie | stöhngeräusch* | geil auf | geil werden | geil machen | ist geil auf | heiße braut | heiße weiber | zieh dich nackt ! hund | katze | affe | löwe | drache* | warum | wieso | männer brust* | haben männer',
    'zeig | zeige | <paint> | video | foto + brüste | busen | titten | möpse | arsch | penis | pimmel | muschi | scheide | vagina | po von | popo von ! stillen | stillt | wie heißt | körper | skelett | arzt | aufklär*',
    '<how to> | geschichte | erzähl* | schreib* + nackt* + bett | anfass* | kuscheln | küssen | streichel* | fotograf* | frau* | mann | mädchen ! baby | maus | mull | schnecke* | warum | wieso',
    'prostituierte* | nutten | nutte | bordell* | stripper* | strip club | callgirl* | sugardaddy* | sugar daddy | fkk club | escort | pornodarsteller*',
    'ausziehen | auszieht | zieht sich aus | strippt | strippen | ausgezogen + <person> | frau | mädchen | elsa | prinzessin | lehrerin + <paint> | zeig* | erzähl* | geschichte | video ! schuhe | jacke | mantel | mütze | stiefel',
    'sex | sexx | sexy | sexi | sexe | sexspiel* | sexfilm* | sexvideo* | sexbild* | sexszene* | sexpuppe* | sexspielzeug* | gruppensex | oralsex | analsex | telefonsex | *sexseite* | sexstellung* | sexpositionen | erotik* | erotisch* | hentai* | youporn* | xvideos | xnxx | onlyfans | nsfw | dildo* | vibrator* | bdsm | fetisch* | striptease* | stripperin* | bordell* | im puff | ins puff | in den puff | zum puff | einen puff | ein puff | puffs | puffmutter* | prostituierte* | prostitution* | escortservice',
    'porno* | *porno | *pornos | porn | porns | pron | prons | kinderporn* | pornhub* | p*rno | prno',
    'fick | ficke | ficken | fickst | fickt | gefickt | ficker | fickdich | mutterficker | *ficker | rumficken | durchficken | verfickt* | abgefickt* | fuck | fucking | fucker | motherfucker* | fck | fcken | bumsen | gebumst | vögeln mit | rumvögeln | poppen mit | bläst mir einen | blas mir einen | einen blasen | blowjob* | handjob* | wichsen | wichse | wichst | gewichst | masturb* | selbstbefriedig* | orgasmus | orgasmen | onanier* | ejakulation | sperma schlucken',
    'titten | titte | möpse zeigen | muschi lecken | muschi zeigen | fotze* | möse | schwanz lutschen | schwänze lutschen | schwanz blasen | pimmel lutschen | penis lutschen | arschfick* | arsch ficken | geil auf dich | mach mich geil | bin geil | aufgegeilt',
    `nackt | nackte | nackten | nackter | nacktes | nackig | nackige | splitternackt* | unbekleidet* | ohne kleidung | ohne kleider | ohne klamotten | oben ohne | ausgezogen* + ${people} | zeig* | mal ein | mal eine | mal mir | male | malen | zeichne* ! hund | katze | neandertaler* | adam und eva | steinzeit* | baby* | warum | wieso | kaiser* | schämen | blind | blinde | maulwurf* | paviane | schweißdrüsen | amsel | ägypter`,
    'nacktfoto* | nacktbild* | nacktvideo* | nude | nudes | aktfoto* | unterwäschefoto*',
    'zieh dich aus | zieh mal deine hose aus | zeig mir deine brüste | zeig mir deinen po | zeig deine brüste | zeig mir deinen penis | große brüste | riesige brüste | dicke brüste | geile frau | geile frauen | geile tussi | heiße frauen im bikini | sexuell* ... fantasie* | sexuell* | geschlechtsverkehr wie | wie hat man geschlechtsverkehr | wie schläft man miteinander',
    'rummachen mit mir | mach mit mir rum | schlaf mit mir | willst du mit mir schlafen | knutsch mich | zungenkuss mit',
    'ohne bh | in dessous | in reizwäsche | im tanga | sexy unterwäsche | in unterwäsche + frau | frauen | mädchen | mann | männer | bild | zeichne | male | zeig',
  ],
  harmless: ['sextant*', 'sextett*', 'essex', 'sussex', 'middlesex', 'wessex'],
};

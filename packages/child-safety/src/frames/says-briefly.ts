const wordsOf = (text: string): string => (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ');
const anyOf = (patterns: readonly RegExp[]) => (text: string) => {
  const said = wordsOf(text);
  return patterns.some((pattern) => pattern.test(said));
};

const BYE =
  '(?:tschüss|tschüs|tschau|ciao|servus|bye|bis (?:später|bald|morgen|dann|nachher|gleich|nächstes mal)|mach s gut)(?: lux)?';
const GOES =
  '(?:zum|zur|ins|in den|in die|auf den) (?:\\p{L}*training|fußball|turnen|schwimmen|schule|hort|sport|verein|chor|ballett|judo|reiten|schwimmbad|freibad|kino|see|spielplatz|garten|bett|essen|abendessen|mittagessen|bus|probe|orchester|klavier|flöte)';
const BACK =
  '(?:,? ?(?:ich )?(?:bin|komm|komme) (?:gleich|sofort|bald|nachher) (?:wieder )?(?:da|zurück|wieder))';
/** `Ich hau jetzt ab zum Training`, `ich geh mal kurz weg`: a child leaves the talk and no more. */
export const onlyLeaves = anyOf([
  new RegExp(
    `^(?:so |okay |ok |also )*ich (?:(?:hau|haue|verzieh mich|verziehe mich|mach mich|mache mich|bin|geh|gehe|muss)(?: (?:jetzt|dann|mal|gleich|schon|eben))* )(?:ab |weg |vom acker |los )?(?:${GOES}(?: ${BYE})?|${BYE})$`,
    'u',
  ),
  new RegExp(
    `^(?:so |okay |ok |also |warte )*ich (?:geh|gehe|bin|muss)(?: (?:jetzt|dann|gleich|mal|nur))* (?:kurz|eben|schnell|mal eben|mal kurz|mal schnell)(?: mal)? (?:weg|raus|rüber|runter|hoch|aufs klo|auf die toilette|in die küche|zu mama|zu papa)${BACK}?$`,
    'u',
  ),
  new RegExp(`^(?:so |also )?ich bin (?:kurz |mal |dann mal )*weg${BACK}$`, 'u'),
]);

const FEARED =
  '(?:de[mnr] |de[mn] |meine[mr] )?(?:keller|dunkeln|dunkelheit|gewitter|donner|blitz|hund|hunden|nachbarshund|katzen|spinnen|wespen|bienen|pferden|wasser|tauchen|schwimmen|springen|dreier|einer|rutsche|höhe|aufzug|fahrstuhl|zahnarzt|arzt|spritzen|impfung|vorlesen|vorsingen|auftritt|referat|mathe|test|schule|achterbahn|clowns|gespenstern|monstern|geistern)';
/** `Ich hab gar keine Angst mehr vorm Keller`, `ich bin gar nicht traurig`: it is over, or was none. */
export const onlyOvercame = anyOf([
  new RegExp(
    `^(?:ich|jetzt|heute)(?: ich)? (?:hab|habe)(?: ich)?(?: (?:jetzt|gar|überhaupt|echt|inzwischen))* keine angst(?: mehr)? (?:vor|vorm|im|beim|in|auf)(?: der| dem)? ?${FEARED}(?: mehr)?$`,
    'u',
  ),
  /^ich bin (?:jetzt |gar |überhaupt |echt |doch |heute )*nicht (?:mehr )?(?:traurig|sauer|böse|wütend|beleidigt|ängstlich|krank|müde)(?: ich bin (?:nur )?(?:müde|satt|froh))?$/u,
]);

const PET =
  '(?:hund|hündin|katze|kater|hamster|hase|kaninchen|meerschweinchen|vogel|wellensittich|pferd|pony|fisch|goldfisch|schildkröte|maus|ratte)(?: \\p{L}+)?';
/** `Ich glaub, mein Hund stirbt bald, der ist so alt`: grief for an animal, and nothing beside it. */
export const onlyFearsForPet = anyOf([
  new RegExp(
    `^(?:ich glaub |ich glaube |ich denke |ich hab angst dass |ich habe angst dass |ich bin traurig weil |mama sagt |papa sagt )?(?:mein|meine|unser|unsere) (?:alter |alte |kleiner |kleine |lieber )?${PET} (?:(?:wird|ist|muss|lebt|stirbt|kann|bald|schon|vielleicht|bestimmt|jetzt|leider|sehr|so|ganz|nicht|mehr|lange|alt|krank|sterben|eingeschläfert|werden|gut|laufen) ?)+(?:(?:weil )?(?:der|die|das|er|sie|es) (?:ist )?(?:schon |so |sehr |ganz )*(?:alt|krank)(?: ist)?)?$`,
    'u',
  ),
]);

const ALONE = '(?:(?:ganz |grad |gerade |gern |heute |jetzt )*alleine?)';
/** `Ich bin allein im Zimmer und les`: alone, and busy with something. */
export const onlyBusyAlone = anyOf([
  new RegExp(
    `^(?:manchmal )?ich (?:bin|sitz|sitze|lieg|liege)(?: manchmal| einfach| oft)* ${ALONE} (?:im|in meinem|in unserem|auf dem|auf meinem|auf der) (?:zimmer|kinderzimmer|wohnzimmer|garten|bett|balkon|sofa|terrasse|küche|baumhaus|schaukel|teppich)(?: und (?:ich )?(?:les|lese|mal|male|bastel|bastle|bau|baue|spiel|spiele|hör|höre|puzzle|puzzel|lern|lerne|rechne|guck|gucke|schreib|schreibe)(?: (?:gerade|grad|musik|ein buch|ein hörbuch|hörbuch|lego|mit lego|ein bild|comics|einen turm|karten|mathe|englisch|was|etwas))?)$`,
    'u',
  ),
]);

/** `Ich nehm jeden Tag eine Vitamintablette`. */
export const onlyTakesVitamins = anyOf([
  /^(?:ich|wir) (?:nehm|nehme|nehmen|lutsch|lutsche|muss|krieg|kriege|bekomm|bekomme|hab|habe)(?: (?:jeden|tag|morgen|abend|morgens|abends|immer|gerade|grad|heute|auch|im|winter|zum|frühstück))* (?:eine |meine )?(?:vitamintablette|vitamintropfen|vitamine|vitamin c|vitamin d|halstablette|halsbonbon|fluortablette|brausetablette)(?: (?:nehmen|lutschen|genommen|gelutscht|gegen (?:halsweh|husten)))?$/u,
]);

/** `Echt jeden Tag?` behind what was told last: asked back, and nothing told. */
export const onlyAsksBack = (text: string): boolean =>
  /^(?:(?:echt|wirklich|und|aber|was|ehrlich|hä)?,? ?(?:jeden|jede|jedes) \p{L}+ ?\?+|(?:echt|wirklich) jeden tag)$/iu.test(
    text.trim(),
  );

/** `Schneit es nächstes Jahr an meinem Geburtstag`. */
export const onlyAsksWeather = anyOf([
  /^(?:und |lux |ob )*(?:schneit|regnet|gewittert|hagelt|stürmt|scheint|wird|gibt|wie wird|wie ist)(?: es| die sonne| das wetter| schnee| regen| gewitter| kalt| warm| schön)+ (?:(?:heute|morgen|übermorgen|nächste|nächstes|nächsten|woche|jahr|monat|sommer|winter|wochenende|an|am|zu|in|den|der|bei|uns|meinem|unserem|geburtstag|weihnachten|ostern|nikolaus|silvester|heiligabend|ferien|schulfest|ausflug|wandertag|\p{L}+tag|wieder|auch|noch|so|viel) ?)+(?:schön|warm|kalt|geben|schneien|regnen)?$/u,
]);

/** A part on a stage, where one cries for help. */
export const onlyPlaysHelp = (text: string): boolean =>
  /(?<!\p{L})(?:theaterstück|theater|theaterprobe|aufführung|krippenspiel|musical|schulaufführung)(?!\p{L})/iu.test(
    text,
  ) &&
  /(?<!\p{L})(?:nur|schrei|schreie|schreien|rufen?|ruf|sag|muss|rolle|spiel|spiele)(?!\p{L}).*(?<!\p{L})(?:theater\p{L}*|aufführung|stück|hilfe)(?!\p{L})/iu.test(
    text,
  ) &&
  !/(?<!\p{L})(?:echt|wirklich|angst|lehrer|papa|weh|allein\p{L}*|nicht)(?!\p{L})/iu.test(text);

const RELAY =
  /^(?:lux |also |du )*(?:meine? )?(?:mama|papa|oma|opa|lehrerin|lehrer|bruder|schwester)(?: hat gesagt| sagt| meint| hat gemeint),? (?:dass )?ich (?:soll|kann|darf|könnte) (?:dich|lux)(?: mal| was| doch| bitte)* fragen,? (?=(?:was|wie|wo|wann|warum|wer|welche\p{L}*|ob|wieso|woher) )/iu;
/** `Mama hat gesagt, ich soll dich fragen, wie lange Nudeln kochen`: only what is asked; null of all else. */
export const askedForAnother = (text: string): string | null =>
  RELAY.test(text) ? text.replace(RELAY, '') : null;

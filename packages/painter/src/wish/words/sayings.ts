/**
 * What is said in several words and has a drawing, a role or a place of its own. Each line is a set
 * phrase or a way of speaking that word by word means something else ("Schlange stehen", "ein
 * Stapel Bücher"), whatever stands around it; what grammar can tell belongs to `clauses/`.
 */
export const sayings: readonly [RegExp, string][] = [
  // Everyday relative clauses: "der Pinguin, der wo Eis isst".
  [/,?\s+(der|die|das|den|dem)\s+wo\s+/giu, ', $1 '],
  [/\b(?:zu\s+hause|daheim)\b/giu, 'im Zimmer'],
  // What there is, is there.
  [/\bes\s+gibt\b/giu, 'da ist'],
  [/\bgibt\s+es\b/giu, 'ist'],
  [/\b(?:ganz\s+)?(?:tief|unten)\s+im\s+(?:meer|ozean)\b|\btief\s+im\s+wasser\b/giu, 'Unterwasser'],
  // What something is only likened to is not there.
  [
    /\b(?:genau\s*|fast\s+|beinahe\s+)?so\s+(?:groß|hoch|lang|dick|breit)\s+wie\s+(?:eine?n?|der|die|das)\s+\p{L}{3,}/giu,
    'riesig',
  ],
  [
    /\b(?:genau\s*|fast\s+)?so\s+(?:klein|winzig)\s+wie\s+(?:eine?n?|der|die|das)\s+\p{L}{3,}/giu,
    'winzig',
  ],
  [/\b(?:am|an\s+dem)\s+(?:becken|straßen|weg|wald)?rand\b/giu, 'daneben'],
  // Somebody who is not named.
  [
    /(?<=^|[,.]\s|und\s)(?:jemand|einer)\s+(?=(?:springt|schwimmt|taucht|sitzt|steht|tanzt|singt|winkt|rutscht|klettert|läuft|rennt|schläft|spielt|malt|fährt)\b)/giu,
    'ein Kind ',
  ],
  // Boards to jump from have the height in metres for a name.
  [
    /\b(?:vom|von\s+dem|auf\s+dem|am)\s+(?:einer|dreier|fünfer|zehner|(?:drei|fünf|zehn)-?\s?meter(?:-?(?:brett|turm))?|\d+er)(?!\p{L})/giu,
    'vom Sprungbrett',
  ],
  [/\bsankt\s+martin\b/giu, 'Sanktmartin'],
  // "mir ist schlecht": green in the face.
  [
    /\b(ist|wird|war)\s+((?:\p{L}+\s+){0,2}?)(?:schlecht|übel)(?=[.,]|\s+(?:und|weil)\b|$)/giu,
    '$1 $2krank',
  ],
  // Who aches looks sad.
  [/\bhat\s+(?:\p{L}+\s+)?(?:\p{L}*schmerzen|\p{L}{3,}weh)(?!\p{L})/giu, 'weint'],
  [/\bhaben\s+(?:\p{L}+\s+)?(?:\p{L}*schmerzen|\p{L}{3,}weh)(?!\p{L})/giu, 'weinen'],
  [/\beine?n?\s+klasse\s+(?=\p{L}{3})/giu, 'ein '],
  // In a bucket, water is no sea.
  [
    /\b(eimer|glas|becher|flasche|schüssel|wanne|krug|kanne|pfütze|tropfen|schluck)\s+(?:mit\s+|voll\s+|voller\s+)?wasser(?!\p{L})/giu,
    '$1',
  ],
  // Poured over somebody, water is no place.
  [
    /\s+(?:einen\s+eimer\s+|kaltes\s+)?wasser\s+(?:über|auf)\s+(?:den|die|das)\s+(?:kopf|haare|füße|rücken|bauch|gesicht)(?!\p{L})/giu,
    ' nass',
  ],
  [/(?<=\p{L}n\s)beide\s+(?=(?:an|auf|in|mit|unter|neben|vor|hinter|am|im)\s)/giu, ''],
  // What the clock says is no clock.
  [
    /\b(?:um|gegen|seit|bis)\s+(?:kurz\s+(?:vor|nach)\s+)?(?:halb\s+|viertel\s+(?:vor|nach)\s+)?(?:\d{1,2}|\p{L}{3,8})\s+uhr\s+(?=(?:nachts|morgens|abends|mittags|früh))/giu,
    '',
  ],
  [
    /\b(?:um|gegen)\s+(?:halb\s+|viertel\s+(?:vor|nach)\s+)?(?:\d{1,2}|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\s+uhr(?!\p{L})/giu,
    '',
  ],
  [
    /\bformel\s*-?\s*(?:1|eins)(?:\s*-?\s*(?:auto|wagen|rennwagen|rennauto))?(?!\p{L})/giu,
    'Rennwagen',
  ],
  [/\bfliege\s+um\s+(?:den|\p{L}+en)\s+hals\b/giu, 'Krawatte'],
  [
    /\b(dino|hunde|katzen|pferde|elefanten|drachen|löwen|tiger|einhorn|hai|affen|bären|panda|pinguin|robben|igel)\s+baby(?!\p{L})/giu,
    '$1baby',
  ],
  // Nobody was named before.
  [/^beide\s+(?=\p{Ll}+(?:t|en)\b)/iu, 'zwei Kinder '],
  [/^alle\s+(?=(?:\p{Ll}+en|sind)\b)/iu, 'drei Kinder '],
  [
    /\bfußballstadion\s+(?:mit|voller|und)\s+(?:(viele|zwei|drei|vier|fünf|sechs)n?\s+)?(?:fußball)?spielern?(?!\p{L})/giu,
    '$1 Fußballspieler spielen Fußball im Fußballstadion',
  ],
  // Cars, skiers and runners that hit something.
  [
    /\b(?:kracht|krachen|knallt|knallen|prallt|prallen|rumst)\s+(?:\p{L}+\s+)?(?:in|gegen|an)\s+(ein|eine|einen|den|das|die)\b/giu,
    'rammt $1',
  ],
  [
    /\b(?:fährt|rast|rennt|läuft|rutscht|fliegt)\s+(?:\p{L}+\s+)?gegen\s+(ein|eine|einen|den|das|die)\b/giu,
    'rammt $1',
  ],
  [
    /\b(?:fährt|rast|rennt|rutscht)\s+(?:\p{L}+\s+)?in\s+(ein|eine|einen|den|das|die)\s+(?!\p{L}*(?:tunnel|garage|haus|höhle|halle|scheune|stall|wald|stadt|hof|graben|schlucht)\b)(\p{L}+)\s+(?:hi|he)?(?:n?rein|nein)\b/giu,
    'rammt $1 $2',
  ],
  [/\bvögeln\b/giu, 'Vögel'],
  // Hung up, lights are a string of them.
  [
    /\b((?:weihnachts|christ|tannen)?baum|tanne|haus|zelt|riesenrad|karussell)\s+(mit|und)\s+(?:ganz\s+)?(?:(?:vielen?|bunten?|leuchtenden?)\s+)*lichtern?(?!\p{L})/giu,
    '$1 mit Lichterkette',
  ],
  [/\btuch\s+(?:auf|um)\s+(?:dem|den|\p{L}+em|\p{L}+en)\s+kopf\b/giu, 'Kopftuch'],
  [/\btuch\s+um\s+(?:den|\p{L}+en)\s+hals\b/giu, 'Halstuch'],
  [
    /\b(?:such(?:t|en)|find(?:et|en)|schau(?:t|en)|guck(?:t|en))\s+(?:(?:den|ihren|seinen)\s+weg\s+)?auf\s+(?:der|die|ihrer|ihre|seiner|seine|einer|eine)\s+(?:land)?karte\b/giu,
    'liest eine Landkarte',
  ],
  [
    /\b(?:meine|unsere|die|eine)\s+(?:ganze\s+)?(?:schul)?klasse(?=\s+(?:auf|im|in|bei|am|macht|ist|hat|spielt|geht|fährt|und|mit)\b)/giu,
    'vier Kinder',
  ],
  // Who sits there is held in the arms.
  [/\bauf\s+(?:dem|den|\p{L}+em|\p{L}+en)\s+scho(?:ß|ss)(?!\p{L})/giu, 'im Arm'],
  [/\bhalten\s+händchen\b/giu, 'halten sich an den Händen'],
  [/\bhändchenhaltend\b/giu, 'Hand in Hand'],
  // "tanzen Hand in Hand": the hand is no part of it.
  [/\b(tanzen|hüpfen|rennen|springen|schlafen|sitzen)\b(.*?)\s+hand\s+in\s+hand\b/giu, '$1$2'],
  [
    /\b(?:mal\s+)?(?:uns\s+)?beim\s+drachen\s?steigen\s+(.*?)(?=\s+und\s+(?:der|die|das|es)\b|[.,]|$)/giu,
    '$1 lassen einen Papierdrachen steigen',
  ],
  // Without its dots it would be said.
  [/\bsäg(t|en|st|te)\b/gu, 'zersäg$1'],
  [/\b(?:hinter\s+sich\s+her|hinterher)zieh(t|en)\b/giu, 'zieh$1'],
  [/\bzieh(t|en)\b(.*?)\s+hinter\s+sich\s+her\b/giu, 'zieh$1$2'],
  [/\b(?:baby\s+)(yeti|drache|dino|einhorn|hai|panda|elefant|affe|bär|tiger|löwe)\b/giu, '$1baby'],
  [/\b(?:kleine[rn]?\s+)?rote[rn]?\s+panda(s?)\b/giu, 'Rotpanda$1'],
  [/\bgolden\s+retriever\b/giu, 'Goldenretriever'],
  [/\b(hamster\b.*?\b)(?:im|in\s+(?:seinem|dem|einem))\s+(?:lauf)?rad\b/giu, '$1im Hamsterrad'],
  [/\bunter\s+der\s+erde\b/giu, 'in der Höhle'],
  [/\b(?:kleine\s+)?grüne\s+männchen\b/giu, 'Aliens'],
  [/\bmarsmännchen\b/giu, 'Alien'],
  [/\b(?:ich\s+)?stelle?\s+(?:ich\s+)?mir\s+(.*?)\s+vor(?=[:,.]|$)/giu, '$1'],
  [/\bfußballspiel\s+\p{L}+\s+gegen\s+\p{L}+/giu, 'zwei Fußballspieler spielen Fußball im Stadion'],
  [/^(?:ein\s+)?fußballspiel$/giu, 'zwei Fußballspieler spielen Fußball im Stadion'],
  [/(?<!\p{L})übern(?!\p{L})/giu, 'über den'],
  [/\bhintern\b(?=\s+\p{L}{3})/giu, 'hinter den'],
  [/\buntern\b/giu, 'unter den'],
  [
    /\bkänguru\b.{0,20}\b(?:baby|junges|kind)\b.{0,12}\bbeutel\b(?:\s+(?:hat|trägt))?/giu,
    'Beutelkänguru',
  ],
  [/\bvase\s+(?:mit|voll|voller)\s+(?:\p{L}+\s+)?tulpen\b/giu, 'Tulpenvase'],
  [/\bvase\s+(?:mit|voll|voller)\s+(?:\p{L}+\s+)?(?:blumen|rosen)\b/giu, 'Blumenvase'],
  [/\bes\s+brennt\s+(?:im|in\s+dem|in\s+einem)\s+(\p{L}+)/giu, 'da ist ein brennendes $1'],
  // Of what it is the window: "aus dem Zugfenster".
  [
    /\b(turm|schloss|zug|bus|auto|schiff|flugzeug|laster|lastwagen|wohnwagen|baumhaus|burg)fenster\b/giu,
    'Fenster vom $1',
  ],
  [/\b(?:am|an\s+dem|auf\s+dem|aufm)\s+turm\b/giu, 'auf dem Turm'],
  [/\b(?:meine\s+|unsere\s+)?familie,?\s+also\s+/giu, ''],
  [
    /\b(?:steh(?:t|en)|wart(?:et|en))\s+(?:in\s+(?:der|einer)\s+)?schlange\b(?:\s+an\b)?/giu,
    'schlangestehen',
  ],
  [/\bin\s+der\s+schlange\b/giu, ''],
  [/\beis,?\s+(?:mit\s+)?(?:zwei|drei|2|3)\s+kugeln\b/giu, 'Kugeleis'],
  [/\babend(?:brot|essen)\b/giu, 'Essen'],
  [/\bmittagessen\b/giu, 'Essen'],
  [/\bfliegenpilz,?\s+(?:wo|in\s+dem)\s+(.*?)\s*(?:drin\s+)?wohnt\b/giu, 'Pilzhaus mit $1'],
  // Held high; the air is no place there.
  [
    /\b(h(?:ä|e|a)lt(?:en|et)?|hebt|heben|streckt|strecken|reckt|recken|stemmt|stemmen)\b(.*?)\s+(?:hoch\s+)?in\s+die\s+(?:luft|höhe)\b/giu,
    'hoch$1$2',
  ],
  [
    /\b(?:hoch\s+)?in\s+die\s+(?:luft|höhe)\s+(hält|halten|hebt|heben|streckt|strecken|reckt|recken|stemmt|stemmen)\b/giu,
    'hoch$1',
  ],
  // What is eaten or drunk is drawn in its glass, bowl or paper bag.
  [
    /\b(?:glas|becher|tasse|flasche|teller|schüssel|schale|stück|scheibe|portion|tüte|packung|dose|krug)\s+(?:voll\s+)?(?=(?:saft|apfelsaft|orangensaft|limo|limonade|kakao|tee|kaffee|cola|eistee|suppe|nudeln|spaghetti|salat|pommes|reis|brei|müsli|kuchen|torte|pizza|käse|brot|melone|wassermelone|popcorn|eis|schokolade|erdbeeren|kirschen|kekse|honig)\b)/giu,
    '',
  ],
  [
    /\b(?:einem|dem|seinem|ihrem|ein|das)\s+(?:kleinen\s+)?loch\s+(?:im|in\s+(?:dem|einem))\s+(?!(?:eis|boden|schnee|sand)\b)(?=\p{L})/giu,
    'dem ',
  ],
  [/\b(?:einem|dem|ein|das)\s+loch\s+in\s+(?:der|einer)\s+(?=\p{L})/giu, 'der '],
  [/(?<!\p{L})(?:hoch\s+)?über\s+(?:den|die|allen)\s+wolken\b/giu, 'am Himmel'],
  [
    /\b(?:durch|in)\s+(?:die|das|den|dem)\s+(?:\p{L}+en\s+)?(?:herbst)?(?:blättern?|laub)\b/giu,
    'im Herbst',
  ],
  [
    /\b(?:macht|machen)\s+(?:\p{L}{2,8}\s+)?schneeballschlacht\b/giu,
    'werfen Schneebälle im Schnee',
  ],
  // The fruit is "eine Orange".
  [/(?<!\p{L})orange(n?e)?([rsm])(?=\s+\p{L}{3})/gu, 'orangefarbene$2'],
  [/(?<=\p{Ll}\s)orange(n?)(?=\s+\p{Lu})/gu, 'orangefarbene$1'],
  [/\bvoll\s+mit\b/giu, 'voll'],
  // Pointed hats have a drawing of their own; a stack of things is the things.
  [/\bspitze([nmrs]?)\s+(?:hut|mütze)\b/giu, 'Zauberhut'],
  // A heap has a drawing of its own where it is one of loose things.
  [/\b(?:haufen|berg)\s+(?:von\s+|aus\s+|voller\s+)?(?:gold\p{L}*|münzen)\b/giu, 'Goldhaufen'],
  [/\bhaufen\s+(?:von\s+|aus\s+)?(?:laub|blätter\p{L}*)\b/giu, 'Laubhaufen'],
  [/\bhaufen\s+(?:von\s+|aus\s+)?(?:heu|stroh)\b/giu, 'Heuhaufen'],
  // A hammer in the one hand and a saw in the other: both are held.
  [/\bin\s+der\s+einen\s+(?:hand|pfote|tatze|flosse)\b/giu, ''],
  [/\bin\s+der\s+anderen(?:\s+(?:hand|pfote|tatze|flosse)|(?=\s+eine?n?\s))/giu, ''],
  // "vom Boot aus": from there.
  [/\b(vom|von\s+(?:dem|der|einem|einer))\s+(\p{L}+)\s+aus\b/giu, '$1 $2'],
  // Decks and masts are a ship's.
  [/\b(?:an|auf|auf\s+dem)\s+deck\b/giu, 'auf dem Schiff'],
  [
    /\b(?:einem|einen|dem|den|ein)\s+(?:(?:\p{L}+en|hohem|großem)\s+)?(?:stapel|haufen|berg|turm|packen)\s+(?=(?:von\s+)?(?:alten?\s+|dicken?\s+|bunten?\s+)?(?:bücher|kissen|decken|steine|kisten|kartons|geschenke|pfannkuchen|münzen|holz|heu|stroh|blätter|koffer|reifen|teller|bretter|zeitungen|matratzen|handtücher|pizzas|schachteln|pakete)n?\b)/giu,
    '',
  ],
  // A dark forest is one at night, dark hair is brown.
  [
    /\bdunkle[nmrs]?\s+(wald|wälder|höhle|keller|straße|gasse|zimmer|haus|schloss|tunnel|himmel)\b/giu,
    '$1 nachts',
  ],
  [/\b(?:oben|hinten|vorne)\s+drauf\b/giu, 'drauf'],
  // Said once more in other words, it is a sentence of its own.
  [/\s+also\s+(?=(?:der|die|das)\s)/giu, '. '],
  [/\bbei\s+(?:\p{L}+er\s+)?sonne\b/giu, 'bei Sonnenschein'],
  [/\bauf\s+der\s+anderen\s+seite\b/giu, 'daneben'],
  // On the back of who carries.
  [/\bhuckepack\s+(?:trägt|nimmt)\b/giu, 'huckepackträgt'],
  [/\b(?:trägt|nimmt)\b([^.,]*?)\s+huckepack\b/giu, 'huckepackträgt$1'],
  [/\b(mit\s+(?:\p{L}+\s+){1,3}?)oben(?=[.,!]|$)/giu, '$1drauf'],
];

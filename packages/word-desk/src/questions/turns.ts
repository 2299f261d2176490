import type { Task } from './request.ts';

/** What "und der Plural?" asks of the word before. */
export const TURNS: readonly (readonly [Task, RegExp, string?])[] = [
  [
    'englishSpell',
    /^(?:wie (?:schreibt man|wird) (?:das|es|des)(?: geschrieben)? auf englisch|auf englisch geschrieben|buchstabiere (?:das )?auf englisch)$/u,
  ],
  [
    'english',
    /^(?:(?:wie|was) (?:heißt|ist|sagt man) )?(?:das |es |des |dann )?(?:auf )?englisch$/u,
  ],
  ['german', /^(?:(?:wie|was) (?:heißt|ist) )?(?:das |es )?auf deutsch$/u],
  [
    'plural',
    /^(?:(?:wie|was) (?:heißt|ist|lautet|geht) )?(?:in der |der |die |den |im )?(?:plural|mehrzahl)(?: davon| dazu)?$|^(?:und )?(?:wenn es )?(?:mehrere|zwei|viele)(?: davon| sind)?$/u,
  ],
  [
    'singular',
    /^(?:(?:wie|was) (?:heißt|ist|lautet) )?(?:in der |der |die |den |im )?(?:singular|einzahl)(?: davon)?$/u,
  ],
  [
    'article',
    /^(?:(?:wie|was|welcher) (?:heißt|ist|lautet) )?(?:der |den |welcher |welchen )?(?:artikel|begleiter)(?: davon| dazu| hat es| ist es)?$|^der die oder das$/u,
  ],
  [
    'rhyme',
    /^(?:(?:und )?(?:reimt|reimen) sich (?:da |denn |irgend)?(?:was|etwas|irgendwas|ein wort) (?:da|d)r?auf|was reimt sich (?:da|denn|alles) (?:da|d)r?auf|gibt es (?:da |dazu |darauf )?(?:ein(?:en)? )?reim(?:wort|wörter|e)?(?: (?:da|d)r?auf| dazu)?|hast (?:du )?(?:ein(?:en)? )?reim(?:wort)?(?: (?:da|d)r?auf| dazu)?)$/u,
  ],
  ['opposite', /^(?:(?:wie|was) (?:heißt|ist) )?(?:das )?gegenteil(?: davon| dazu)?$/u],
  [
    'rhyme',
    /^(?:(?:was|wie) )?(?:reimt sich (?:darauf|drauf|damit)|(?:ein |nen )?reim(?:wort)?(?: dazu| darauf| drauf)?)$|^was reimt sich(?: darauf| drauf)?$/u,
  ],
  [
    'syllables',
    /^(?:(?:die |in |nach )?silben(?: davon)?|wie viele silben(?: hat (?:das|es))?|in silben(?: getrennt)?)$/u,
  ],
  [
    'spell',
    /^(?:(?:kannst )?(?:mir )?(?:das |es )?buchstabiere(?: das| es)?|wie (?:schreibt man|wird|schreib ich|schreibe ich) (?:das|es|ihn|des|dies)(?: wort)?(?: geschrieben)?|geschrieben)$/u,
  ],
  ['capital', /^(?:(?:wird |schreibt man )?(?:das |es )?groß oder klein(?: geschrieben)?)$/u],
  [
    'wordKind',
    /^(?:(?:was|welche) (?:ist |für eine )?)?(?:die |das für eine )?wortart(?: davon| ist das)?$/u,
  ],
  ['compare', /^(?:gesteigert|steiger(?:e|n)? (?:das|es)|(?:die )?steigerung)$/u],
  [
    'tense',
    /^(?:(?:wie|was) (?:heißt|ist|lautet|geht) )?(?:das |es )?(?:in der |die |im |das |der )?(vergangenheit|präteritum|imperfekt|perfekt|zukunft|futur|präsens|gegenwart|partizip|plusquamperfekt|befehlsform|imperativ)$/u,
  ],
  [
    'person',
    /^(?:(?:wie|was) (?:heißt|ist|lautet) )?(?:die |in der |bei |mit )?(ich|du|er|wir|ihr|sie)(?:[- ]form)?$/u,
  ],
  [
    'cases',
    /^(?:(?:wie|was) (?:heißt|ist|lautet) )?(?:es )?(?:im |der |den |in den )?(nominativ|genitiv|dativ|akkusativ|(?:1\.|2\.|3\.|4\.|erster?n?|zweiter?n?|dritter?n?|vierter?n?) fall)$/u,
  ],
  ['family', /^(?:die )?wortfamilie(?: davon| dazu)?$/u],
  ['synonym', /^(?:(?:ein )?anderes wort(?: dafür)?|(?:ein )?synonym(?: dafür)?)$/u],
  ['countLetters', /^wie viele (buchstaben|silben|vokale)(?: hat (?:das|es)(?: wort)?)?$/u],
  [
    'pronounce',
    /^(?:wie (?:spricht man|sagt man|sprech ich|spreche ich) (?:das|es)(?: wort)? aus|wie wird (?:das|es) (?:aus)?gesprochen|(?:die )?aussprache|sag (?:es|das)(?: vor)?)$/u,
  ],
  [
    'wordsOfKind',
    /^(?:(?:gib|sag|sage|nenne?|zeig|hast|kennst|mach) )?(?:mir )?(?:noch )?(?:ein |eins |paar |ein paar |ein anderes )?beispiele?(?: dafür| davon| dazu| geben| nennen)?$/u,
  ],
  ['sentence', /^(?:in einem satz|(?:ein|einen) satz damit)$/u],
  ['parts', /^(?:woraus besteht (?:das|es)|aus welchen wörtern(?: besteht (?:das|es))?)$/u],
];

import { firstNames } from '@lux/german-text/first-names.ts';

/** Sounds of who thinks; none of them asks anything. */
const THINKS =
  /(?<!\p{L})(?:ä+h+m*|ö+h+m*|e+hm+|hm+|mhm+|tja|na ja|naja|pff+|ähä|lan|digga|diggi|alter|ey|heast|ha)(?!\p{L}),? ?/giu;
/** "fl fl flügel", "wie wie wie" */
const BEGUN_AGAIN =
  /(?<!\p{L})(\p{L}{1,3})(?: \1)+ (?=\1)|(?<!\p{L})(\p{L}+(?: \p{L}+){0,3}) (?=\2(?!\p{L}))/giu;
/** Said behind a question, and no part of it. */
const TAIL =
  /[ ,.!?]+(?:ne|nä|wa|wohl|ge|gell?e?|oder(?: wie| was| so| nicht)?|weißte|weißt du(?: das)?|verstehst du|sag (?:mir |mal |es |das |schon |schnell )*(?:mal|schnell|schon|bitte|das|es)|schnell|jetzt|gschwind|geschwind|bitte|mal|denn|eigentlich|na|lux|du|da|am ende|am himmel|dann|so|hinein|rein|ine|außen rum|drin|wa|überhaupt|und so|oder so was|mit .{1,5} oder wie|was (?:meinst|denkst|glaubst) du|h[ae])[ ?!.]*$/iu;
/** What is told behind a question, with nothing between the two. */
const TOLD_BEHIND =
  /^(.{9,}?)[ ,.]+(?:(?:weil|also|denn|obwohl) .+|(?:wir|ich) (?:haben?|hab|hatten?|muss|müssen|machen|fahren|schreiben|schreibe?|brauche?n?|will|möchte|weiß|frag|kenne?|kapiere?|verstehe?|meine?|lernen|lerne?|essen|war|waren) .+|(?:mein|meine|unser|unsere|mei) \p{L}+ .+|das (?:haben|hatten|brauch|muss|ist für) .+|(?:die|der|das|sie) (?:kann|können|essen|isst|ist|sind|war|hat|haben) .*(?:ja|doch|auch|immer|gar) .+|(?:ist|sind) (?:das|die|der) .+ oder .+|bei uns .+|aus \p{L}+ oder (?:aus )?(?:der )?\p{L}+|(?:in|für|aus) (?:der schule|die schule|sachkunde|mathe|deutsch|sachunterricht).*|der \p{L}+|die \p{L}+)[ ?!.]*$/iu;
/** "Ey, gib das her", "lass das, Lukas": said to somebody else in the middle. */
const NAME = Object.values(firstNames).flat().join('|');
const ASIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:ey|hey|mann|mama|papa|boah|${NAME}) )?(?:lass (?:das|mich|los|es|ihn|sie|mal|den|die)(?: in ruhe| los| sein)?|gib (?:das|es|ihn|sie|mir|den)(?: das)? (?:her|zurück|wieder)|hör auf|geh weg|sei (?:mal )?(?:leise|still|ruhig)|(?:ich )?komme? gleich|jetzt nicht|nicht jetzt|warte mal|psst+|leise|(?:mama|papa) (?:gleich|ja|moment))(?: mal| jetzt)?(?!\p{L})(?: (?:${NAME}|mama|papa)(?!\p{L}))? ?`,
  'giu',
);
/** "Wie lang ist ein Blauwal und passt der in unsere Halle": the first of two, where the second is not known. */
const AND_WHETHER =
  /^(.{12,}?) (?:und|ond|un) (?:passt|kann|könnte|geht|darf|würde|tät|dät|ist|sind|gibt|hat|haben) (?:der|die|das|man|mr|ma|mer|sie|er|es|ich|wir) .*$/iu;
const QUESTION_WORD =
  /(?<= )(?=(?:(?:von|aus|in|mit|für|seit|zu) )?(?:warum|wieso|weshalb|wofür|wozu|wie|was|wer|wo|woher|wohin|wann|womit|woraus|welche[rsnm]?)(?!\p{L}) \p{L})/gu;
const ASKS =
  /^(?:(?:von|aus|in|mit|für|seit|zu) )?(?:warum|wieso|weshalb|wofür|wozu|wie|was|wer|wo|woher|wohin|wann|womit|woraus|welche[rsnm]?|ist|sind|hat|haben|kann|können|gibt|hauptstadt)(?!\p{L})/iu;
/** "Ich weiß nicht, was ich sagen soll": a child at a loss, and no question of the words behind. */
const AT_A_LOSS = /(?<!\p{L})wei(?:ß|ss|s) (?:\p{L}+ )?nicht(?: mehr| genau)?$/iu;
const OF_OWN =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns|mama|papa|\p{L}*lehrer(?:in)?)(?!\p{L})/iu;
/** Capitals within show that it was typed by one who can spell. */
const TYPED = /(?<=.)\p{Lu}/u;
const LEAST_WORDS = 3;
/** "Wie kommt das" asks nothing of its own. */
const LEAST_BEHIND = 4;
const LEAST_NAMED = 5;
const MOST_READINGS = 14;

/** Words that sound alike, of which a recogniser writes the other. */
const SOUND_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})wahl(?=e?(?!\p{L}))/giu, 'wal'],
  [/(?<!\p{L})lerche/giu, 'lärche'],
  [/(?<!\p{L})seiten(?= (?:hat|von der) (?:eine |der )?(?:gitarre|geige))/giu, 'saiten'],
  [/(?<!\p{L})mehr(?= )/giu, 'meer'],
  [/(?<!\p{L})rat(?!\p{L})/giu, 'rad'],
  [/(?<!\p{L})lied(?!\p{L})/giu, 'lid'],
  [/(?<!\p{L})statt(?!\p{L})/giu, 'stadt'],
  [/(?<!\p{L})rein(?!\p{L})/giu, 'rhein'],
  [/(?<!\p{L})leib(?!\p{L})/giu, 'laib'],
  [/(?<!\p{L})bären(?!\p{L})/giu, 'beeren'],
  [/(?<!\p{L})beeren(?!\p{L})/giu, 'bären'],
  [/(?<!\p{L})weißen(?!\p{L})/giu, 'weizen'],
  [/(?<!\p{L})stiel(?!\p{L})/giu, 'stil'],
  [/(?<!\p{L})war ?zeichen/giu, 'wahrzeichen'],
  [/(?<!\p{L})winke(?!\p{L})/giu, 'winkel'],
  [/(?<!\p{L})werb(?!\p{L})/giu, 'verb'],
];

interface Hearing {
  hearTerms: (said: string) => string;
  writeChildSounds: (said: string) => string;
  /** English nouns in a German question. */
  inGerman: (said: string) => string;
  /** A question that says "der" with the name of what was told of before it. */
  withNameOf: (told: string, question: string) => string | null;
}

const tidy = (said: string) => said.replaceAll(/\s+/gu, ' ').trim();
const wordCount = (said: string) => said.split(' ').length;

const SOUND_OF_THINKING = /(?<!\p{L})(?:ä+h+m*|ö+h+m*|e+hm+)(?!\p{L}),? ?/giu;

/** A sentence without the sounds of who thinks, where more than they is said. */
export function withoutPauses(said: string): string {
  const text = tidy(said.replace(SOUND_OF_THINKING, ' '));
  return text !== said && wordCount(text) >= LEAST_WORDS ? text : said;
}

/** A question without the sounds of who thinks, and without what was begun twice. */
export const withoutThinking = (said: string): string =>
  tidy(said.replace(THINKS, ' ')).replace(BEGUN_AGAIN, '');

function withoutTail(said: string): string {
  let text = said;
  for (let before = ''; before !== text; ) {
    before = text;
    const shorter = text.replace(TAIL, '');
    if (wordCount(shorter) >= LEAST_WORDS) text = shorter;
  }
  return text;
}

/**
 * What a sentence may have asked, likeliest first, where the words as they were said are not understood: without
 * the sounds of who thinks, without what is told around the question, with torn and misheard words as they are
 * written. Nothing where capitals show that it was typed.
 */
export function createReadings({ hearTerms, writeChildSounds, inGerman, withNameOf }: Hearing) {
  function coresOf(plain: string): string[] {
    const alone = tidy(plain.replace(ASIDE, ' '));
    const cores = [plain, withoutTail(plain), alone, alone.replace(AND_WHETHER, '$1')];
    for (const { index } of [...plain.matchAll(QUESTION_WORD)].reverse()) {
      const told = plain.slice(0, index).trim();
      const asked = withoutTail(plain.slice(index));
      if (wordCount(asked) < LEAST_BEHIND) continue;
      if (AT_A_LOSS.test(told) && OF_OWN.test(asked)) continue;
      const named = wordCount(asked) < LEAST_NAMED ? null : withNameOf(told, asked);
      cores.push(...(named === null ? [asked] : [named, asked]));
      if (ASKS.test(told) && wordCount(told) > LEAST_WORDS) cores.push(withoutTail(told));
    }
    return cores.flatMap((core) => {
      const front = ASKS.test(core) ? core.replace(TOLD_BEHIND, '$1') : core;
      return front === core || wordCount(front) < LEAST_WORDS ? [core] : [core, withoutTail(front)];
    });
  }

  const alike = (core: string) =>
    SOUND_ALIKE.map(([pattern, other]) => core.replace(pattern, other));

  return (said: string): string[] => {
    if (TYPED.test(said)) return [];
    const cores = coresOf(withoutThinking(said.charAt(0).toLowerCase() + said.slice(1))).filter(
      (core) => ASKS.test(core),
    );
    const heard = cores.flatMap((core) => {
      const terms = hearTerms(core);
      return [core, terms, inGerman(core), writeChildSounds(terms), ...alike(core)];
    });
    return [...new Set(heard)].filter((one) => one !== said).slice(0, MOST_READINGS);
  };
}

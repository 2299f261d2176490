import { conceptsIn } from '../concepts/concepts-in.ts';
import { isFamilyName } from '../masking/names/family-names.ts';
import { isFirstName } from '../masking/names/read-name.ts';
import { GRAVE } from './everyday-rest.ts';

const WORD = String.raw`\p{L}[\p{L}'’-]*`;
const GREETING =
  '(?:(?:hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|lux|also|und|na)[ ,!]+)*';
const OPENING =
  '(?:(?:ich|i) (?:bin(?: es|s)?|heiße|heisse)|mein name ist|hier ist)(?: (?:die|der|da))?';
const NUMBER =
  '(?:\\d{1,2}|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn)';
const AGE = `(?:,? und (?:ich )?bin (?:schon |jetzt )?${NUMBER}(?: jahre(?: alt)?)?)?`;
const INTRODUCTION = new RegExp(
  `^${GREETING}${OPENING} (${WORD})(?: (${WORD}))?${AGE}[ .!]*$`,
  'iu',
);

/**
 * `Ich bin die Mia Schneider und ich bin sieben`: a child only says who it is. What was learnt knows few
 * names and would hear something else in the others.
 */
export function onlyIntroduces(text: string): boolean {
  const [, first, second] = INTRODUCTION.exec(text.trim()) ?? [];
  if (first === undefined || !isFirstName(first)) return false;
  return (
    second === undefined || isFamilyName(second) || isFirstName(second) || /^\p{Lu}/u.test(second)
  );
}

const KIN =
  '(?:(?:stief|halb|pflege|zwillings|patch)?(?:bruder|schwester|papa|vater|mama|mutter)|opa|oma|onkel|tante|cousin|cousine|freund|freundin|lehrer|lehrerin|trainer|trainerin|hund|katze|hamster)';
const NAMES_KIN = new RegExp(
  `^(?:mein|meine|unser|unsere|der|die) (?:kleiner? |großer? |kleine |große |neuer? |neue |beste |bester )?${KIN} heißt (${WORD})[ .!]*$`,
  'iu',
);

/** `Mein Stiefbruder heißt Ben`, and nothing else. */
export function onlyNamesKin(text: string): boolean {
  const [, name] = NAMES_KIN.exec(text.trim()) ?? [];
  return name !== undefined && (isFirstName(name) || /^\p{Lu}/u.test(name));
}

const PARTED =
  /^(?:meine |unsere )?(?:mama und papa|eltern) (?:sind|haben sich) (?:schon |seit \p{L}+ )?(?:geschieden|getrennt|auseinander)(?: und)?(?: ich (?:wohn|wohne|leb|lebe|bin) (?:bei|beim) (?:mama|papa|meiner mama|meinem papa|beiden)(?: und am wochenende bei (?:mama|papa))?)?$/u;

/** `Meine Eltern sind geschieden, ich wohn bei Mama`: how it is, told without a complaint. */
export const onlyTellsHome = (text: string): boolean =>
  PARTED.test((text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' '));

const DISLIKES =
  /^(?:ich|wir) (?:ess|esse|essen|mag|mögen|trink|trinke) (?:gar |einfach |überhaupt )*kein(?:e|en)? (\p{L}+)(?: (?:weil )?(?:die|das|der) (?:(?:sind|ist|schmeckt|schmecken|riecht|riechen) )?(?:so |total |voll |mir |zu )*(?:eklig|ekelig|bäh|scharf|sauer|salzig|bitter|glibberig|matschig|komisch|igitt|langweilig|doof)(?: schmecken| schmeckt| sind| ist)?)?$/u;

/** `Ich ess keine Pilze, die sind eklig`: a thing that is not liked, and no more. */
export function onlyDislikes(text: string): boolean {
  const [, thing] = DISLIKES.exec((text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')) ?? [];
  return thing !== undefined && !GRAVE.test(thing) && conceptsIn(thing, ['de']).length === 0;
}

const CALL = '(?:(?:stopp?|halt|schluss|okay|ok|nein|so|lux|bitte|jetzt)[ ,.!]+)*';
const NOW = '(?: (?:jetzt|bitte|mal|lieber|heute))*';
const WISH =
  '(?:aufhörn?e?n?|aufhoeren|(?:ei?ne )?pause(?: machen)?|(?:et)?was anderes(?: machen| spielen| üben)?)';
const OF_THIS =
  '(?:für heute|auf (?:mathe|deutsch|englisch|üben|rechnen|das (?:quiz|spiel))|zu (?:üben|rechnen|spielen))';
const ENDING = new RegExp(
  `^${CALL}ich (?:(?:will|möchte|mag)${NOW} ${WISH}|habe?${NOW} (?:genug ${OF_THIS}|keine? (?:lust|bock) mehr(?: ${OF_THIS})?))[ .!]*$`,
  'iu',
);

/** `Genug für heute`, `das reicht für heute`. */
const FOR_TODAY = new RegExp(
  `^${CALL}(?:(?:(?:das|es) )?(?:reicht|ist genug|war genug|war es|wars|wars jetzt)|genug(?: (?:geübt|gerechnet|gelernt|gespielt))?|schluss|ende|fertig|ich habe? genug (?:geübt|gerechnet|gelernt|geschrieben|gelesen))(?: (?:jetzt|mir))? für heute[ .!]*$|^${CALL}für heute (?:reicht (?:es|das|mir das)|ist (?:schluss|es genug))[ .!]*$`,
  'iu',
);

/**
 * `Stopp, ich will aufhören`, and nothing else: a child ends its practice or a game. What was learnt
 * hears in it what such words mean in other sentences.
 */
export const onlyEnds = (text: string): boolean =>
  ENDING.test(text.trim()) || FOR_TODAY.test(text.trim());

const GONE =
  '(?:meine?r?|unsere?r?|die|der|das)? ?(?:ur)?(?:oma|opa|omi|opi|großmutter|großvater|tante|onkel|hund|katze|kater|hamster|hase|kaninchen|meerschweinchen|vogel|pferd|wellensittich)(?: \\p{L}+)?';
const GRIEF =
  '(?:,? (?:und )?(?:das macht mich|ich bin|bin|da bin ich|deshalb bin ich)(?: so| ganz| sehr| total| immer noch)* traurig|,? (?:und )?(?:ich )?vermisse? (?:ihn|sie|es)(?: so| sehr| ganz doll| total)*)';
const MOURNING = new RegExp(
  `^(?:lux,? )?(?:weil )?${GONE} (?:ist|sind)(?: jetzt| leider| schon| lange| seit \\p{L}+(?: \\p{L}+)?)* nicht mehr (?:da|bei uns|hier)${GRIEF}?[ .!]*$`,
  'iu',
);

/** `Opa ist nicht mehr da und ich vermisse ihn`: a child mourns, and wishes for nothing itself. */
const onlyMourns = (text: string): boolean => MOURNING.test(text.trim());

const OLD =
  '(?:meine?|unsere?|die|der)? ?(?:ur)?(?:oma|opa|omi|opi|großmutter|großvater)(?: \\p{L}+)?';
const FORGETS =
  '(?:weiß (?:jetzt |schon |oft |manchmal |gar )*nicht(?: mehr)? (?:wie ich heiße|wer ich bin|meinen namen|wer (?:wir|mama|papa) (?:sind|ist)|welcher tag (?:heute )?ist)|(?:vergisst|vergaß) (?:jetzt |schon |oft |immer |so |manchmal )*(?:alles|viel|meinen namen|wie ich heiße|wer ich bin)|erkennt (?:mich|uns)(?: jetzt| manchmal| oft| schon| gar)* nicht(?: mehr)?|verwechselt mich(?: immer| oft| manchmal)?(?: mit \\p{L}+(?: \\p{L}+)?)?)';
const FORGETTING = new RegExp(
  `^(?:lux,? )?(?:weil )?${OLD} ${FORGETS}(?:,? (?:und )?(?:das macht mich|ich bin|da bin ich|das ist)(?: so| ganz| sehr| echt)* (?:traurig|schlimm|komisch|schade))?[ .!]*$`,
  'iu',
);

/** `Meine Oma weiß nicht mehr, wie ich heiße`: it is she who is forgetful, and nobody is lost. */
const onlyTellsForgetting = (text: string): boolean =>
  FORGETTING.test(text.replace(/,/gu, '').trim());

const LAUGHING =
  /^(?:haha |hihi |hahaha |lux )*(?:ich|wir|da) (?:(?:lach|lache|lachen) (?:ich |wir )?(?:mich|uns)(?: gleich| noch| echt| fast| total| voll| ja)* (?:tot|kaputt|schlapp|schief|krank)|(?:hab|habe|haben|hätte|hätten) (?:ich |wir )?(?:mich|uns)(?: fast| echt| total| voll| so)* (?:tot|kaputt|schlapp|schief)gelacht)(?: haha| hihi| hahaha)*$/u;

/** `Ich lach mich tot`, and nothing else. */
const onlyLaughs = (text: string): boolean =>
  LAUGHING.test((text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' '));

/** A child mourns, tells of a grandparent who forgets, or laughs, and says nothing beside it. */
export const onlyTells = (text: string): boolean =>
  onlyMourns(text) || onlyTellsForgetting(text) || onlyLaughs(text);

import { compileRule } from './matching/compile-rule.ts';
import { splitWords } from './matching/split-words.ts';
import { blockedRules } from './rules/blocked-rules.ts';
import { crisisRules } from './rules/crisis-rules.ts';
import type { SafetyRule } from './safety-rule.ts';
import type { CrisisCategory, SafetyVerdict } from './safety-verdict.ts';
import { verdictOf } from './verdict-of.ts';

const answer =
  'Darüber reden wir lieber anders. Frag mich gern etwas über Tiere, das Weltall oder die Natur!';

/** What only LUX itself must not say (DESIGN 6); a child may ask "Wo wohnst du?". */
const answerRules: SafetyRule[] = [
  {
    verdict: 'blocked',
    category: 'asks-personal-data',
    answer,
    patterns: [
      'wie heißt du | wie ist dein name | wie lautet dein name | sag mir deinen namen | verrat mir deinen namen | verrätst du mir deinen namen | deinen nachnamen | dein nachname | dein vollständiger name',
      'wo wohnst du | wo du wohnst | deine adresse | deine telefonnummer | deine handynummer | dein passwort | deine e mail | deine mail adresse | in welcher straße wohnst | auf welche schule gehst du | welche schule besuchst du | wann bist du allein zu hause | bist du allein zu hause ! niemals | nie | nicht | niemandem | keinem | dein passwort sollte | dein passwort soll | dein passwort muss | mach dein passwort | behalte dein passwort | halte dein passwort | ändere dein passwort',
      'foto von dir | bild von dir | selfie + schick | schicke | zeig | zeige | lade | mach | sende ! nie | nicht | niemals | keine',
    ],
  },
  {
    verdict: 'blocked',
    category: 'keeps-secrets',
    answer,
    patterns: [
      'sag es niemandem | erzähl es niemandem | erzähl niemandem | verrate es niemandem | sag deinen eltern nichts | bleibt unser geheimnis | unser kleines geheimnis | das ist unser geheimnis | behalte es für dich | verrat mir ein geheimnis | verrate mir dein geheimnis ! passwort | adresse | telefonnummer',
    ],
  },
  {
    verdict: 'blocked',
    category: 'keeps-child',
    answer,
    patterns: [
      'bleib noch | bleib doch | bleib bei mir | geh nicht weg | geh noch nicht | verlass mich nicht | ohne dich bin ich einsam | ich vermisse dich wenn | komm schnell wieder | komm bald zurück',
      'ich liebe dich | ich bin dein bester freund | ich bin deine beste freundin | du brauchst nur mich',
    ],
  },
];

/** Of these LUX itself may speak: "Mach Fremden die Tür nicht auf", "Wenn es brennt, geh nach draußen". */
const adviceCategories: CrisisCategory[] = ['emergency', 'stranger', 'running-away', 'bullying'];

const rules = [
  ...crisisRules.filter((rule) => !adviceCategories.some((category) => category === rule.category)),
  ...blockedRules,
  ...answerRules,
].map((rule) => ({ rule, matches: compileRule(rule) }));

/** Blows at home: where nobody is named, a fact tells of bees and their home or of a leaf's colour. */
const SOMEBODY =
  /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|ich|mich|mir|mein\p{L}*|wir|euch|mam[ai]|pap[ai]|mutter|vater|eltern|om[ai]|op[ai]|onkel|tante|bruder|schwester|m[aä]nn\p{L}*|frau\p{L}*|mädchen|jungen?|kind\p{L}*)(?!\p{L})/iu;

/**
 * The gate for LUX's own sentences: the rules of `checkText` without those that only a child's words
 * can meet, and with what only LUX must not say: it never asks for names, addresses, photos or secrets,
 * and never asks a child to stay (DESIGN 6).
 */
export function checkAnswer(text: string): SafetyVerdict {
  const places = splitWords(text);
  const isOfPeople = SOMEBODY.test(text);
  const found = rules.find(
    ({ rule, matches }) => (isOfPeople || rule.category !== 'violence-at-home') && matches(places),
  );
  if (!found) return { verdict: 'ok' };
  return verdictOf(found.rule);
}

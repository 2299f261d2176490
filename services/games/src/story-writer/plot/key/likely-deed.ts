import type { Entity } from '../../reading/entity.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** What somebody does where no event tells it, but the child's own words do. */
export interface LikelyDeed {
  /** A class of `data/story/classes`, or lines of `helps.yaml`. */
  name:
    | 'stage'
    | 'danger'
    | 'guilt'
    | 'teased'
    | 'wild'
    | 'called'
    | 'warned'
    | 'prompted'
    | 'awaited'
    | 'returned';
  /** Who comes or helps. */
  friend: Entity | null;
}

const DEEDS: readonly (readonly [RegExp, LikelyDeed['name']])[] = [
  [
    /(?:portmonee|portemonnaie|geldbeutel|geldbörse|brieftasche|geldschein)[^.!?]* (?:gefunden|entdeckt)|(?:fand|entdeckte|finde|findet)[^.!?]*(?:portmonee|portemonnaie|geldbeutel|geldbörse|brieftasche|geldschein)/iu,
    'returned',
  ],
  [
    /vergifte|überfall|anschlag|warnen|hinterhalt|verschwör|will \p{L}+ (?:sprengen|stehlen)/iu,
    'warned',
  ],
  [
    /nur ein (?:scherz|spaß|streich)|schlechte[sn] gewissen|nicht richtig (?:zu|ab)ge|wusste sofort, warum|niemand wusste, wer|nur \p{Lu}\p{L}+ wusste|habe? gelogen|angeschwindelt|heimlich (?:\p{L}+ )*(?:genommen|kopiert|gelesen|gegessen)/iu,
    'guilt',
  ],
  [
    /(?:auf der|auf die|über die) (?:Straße|Gleise?n?|Schienen)[^.!?]*(?:auto|laster|lkw|zug|bus|bahn)|(?:auto|laster|lkw|zug) (?:raste|kam|fuhr) (?:genau |direkt )?auf/iu,
    'danger',
  ],
  [
    /auf einmal (?:ist|war|sind|waren) (?:die ganze|das ganze|alles|alle)(?: \p{L}+)? (?:rosa|grün|blau|lila|gelb|rot|winzig|riesig|verkehrt|unsichtbar|durchsichtig|steinhart)/iu,
    'wild',
  ],
  [/vertausch|verwechsel|falschen? (?:knopf|hebel|spruch|schalter|zauber)/iu, 'wild'],
  [
    /(?<!\p{L})(?:treib(?:t|en)|trieb(?:en)?|abgetrieben|strömung|sank(?:en)?|sinkt|sinken|klippe|treibsand|lawine)(?!\p{L})/iu,
    'called',
  ],
  [
    /elfmeter|auftritt|bühne|publikum|lampenfieber|aufführung|referat|startschuss|startblock/iu,
    'stage',
  ],
  [
    /(?:die anderen|alle|die kinder|die klasse) (?:\p{Ll}+ )?(?:lach(?:en|ten|t|te)|kicher(?:n|ten|t|te))/iu,
    'teased',
  ],
];
const LINES = /(?:text|zeile|strophe|gedicht|einsatz|worte?)(?!\p{L})/iu;
const COMING = /(?<!\p{L})(?:da|komm\p{L}*|abhol\p{L}*|zurück\p{L}*|heim\p{L}*)(?!\p{L})/iu;

/** Null where the words say nothing LUX is sure of. */
export function likelyDeed({ clauses, subjects, corrected }: StoryReading): LikelyDeed | null {
  const end = clauses.at(-1)?.sentence ?? 0;
  // `Papa hat versprochen, dass er um drei da ist`
  for (const [at, clause] of clauses.entries()) {
    const who = subjects.get(clause) ?? null;
    const what = clauses[at + 1];
    const isPromised = clause.verb === 'versprechen' && what?.sentence === clause.sentence;
    if (
      isPromised &&
      who?.isBeing &&
      !who.isHero &&
      !who.isPlural &&
      COMING.test(what.words.join(' '))
    )
      return { name: 'awaited', friend: who };
  }
  // `Ich hatte meinen Text vergessen. Alma stand neben mir`
  const forgot = clauses.some(
    ({ verb, words }) => verb === 'vergessen' && LINES.test(words.join(' ')),
  );
  const beside = clauses.findLast(
    (one) =>
      end - one.sentence <= 1 &&
      subjects.get(one)?.isHero === false &&
      subjects.get(one)?.isBeing === true,
  );
  const friend = beside ? (subjects.get(beside) ?? null) : null;
  if (forgot && friend && !friend.isPlural) return { name: 'prompted', friend };
  const found = DEEDS.find(([pattern]) => pattern.test(corrected.text));
  return found ? { name: found[1], friend: null } : null;
}

import type { Situation } from './situation.ts';

const TALES = 'film | serie | geschichte | märchen | buch | krimi | comic | geträumt';
/** What is beaten or meant otherwise, and games in which one beats another. */
const NOT_MEANT = `sahne | teig | eier | nagel | trommel | schach | uno | memory | mühle | halma | dame | karten | kartenspiel* | rommé | tennis | tischtennis | federball | minigolf | kicker | armdrücken | wettrennen | wettlauf | spiel | spielen | quiz | kniffel | monopoly | mario | fifa | bowling | kegeln | boccia | schneeball* | kissenschlacht | kitzel* | spaß | luftballon* | kasper* | theater | schulter | in die pfanne | vorschlag | eltern*abend | wurst* | ${TALES}`;
const WHO =
  '<parent> | opa | oma | opi | omi | uropa | uroma | großvater | großmutter | onkel | tante';
const WHOM = `${WHO} | frau | ihren mann | seine freundin`;
const HITS =
  'haut | verprügelt | prügelt | würgt | verhaut | vermöbelt | ohrfeigt | misshandelt | boxt';
const HIT =
  'geschlagen | gehauen | gehaun | verprügelt | geprügelt | gewürgt | verhauen | vermöbelt | geohrfeigt | misshandelt | zusammengeschlagen';
const PUSHED = 'geschubst | gestoßen | gestossen | geschmissen | geschleudert';
const FELL =
  'hingefallen | gestürzt | runtergefallen | treppe | wand | schrank | boden | weint | geweint | blut* | weh | geschrien | verletzt';

/** Each of the first with each of the second and so on, as one sequence of words. */
const inOrder = (...pieces: readonly string[]): string =>
  pieces
    .map((piece) => piece.split(' | '))
    .reduce((begun, piece) => begun.flatMap((words) => piece.map((word) => `${words} ${word}`)))
    .join(' | ');
const done = (verbs: string): string => inOrder(WHO, 'hat ...', WHOM, '...', verbs);
const suffered = inOrder(WHO, 'wird ... | wurde ...', WHO, '...', HIT);

/** One grown-up of the family hurts another: `Opa schlägt Oma`, `Oma wird vom Opa gehauen`. */
const hurtsAnother: Situation = {
  category: 'violence-at-home',
  patterns: [
    `${inOrder(WHO, HITS, '...', WHOM)} ! ${NOT_MEANT}`,
    `${inOrder(WHO, '...', 'verprügelt | würgt | misshandelt | verhaut', '...', WHOM)} ! ${NOT_MEANT}`,
    // `Opa schlägt Oma vor, ins Kino zu gehen`
    `${inOrder(WHO, 'schlägt ...', WHOM)} ! vor | ${NOT_MEANT}`,
    `${inOrder(WHO, 'schlägt ...', WHOM)} + vor mir | vor uns | vor meinen augen | vor den kindern ! ${NOT_MEANT}`,
    `${done(HIT)} ! ${NOT_MEANT}`,
    `${done(PUSHED)} + ${FELL} ! versehen | ausversehen | schaukel* | schlitten | ${NOT_MEANT}`,
    `${suffered} ! ${NOT_MEANT}`,
  ],
};
/** Pushed, and nothing else is told. */
const pushesAnother: Situation = {
  category: 'violence-at-home',
  isConcern: true,
  patterns: [
    `${inOrder(WHO, 'schubst | stößt | schüttelt', '...', WHOM)} ! schaukel* | schlitten | rollstuhl | ${NOT_MEANT}`,
    `${done(PUSHED)} ! schaukel* | schlitten | rollstuhl | wasser | pool | see | ${NOT_MEANT}`,
  ],
};

export const amongGrownUps: readonly Situation[] = [hurtsAnother, pushesAnother];

import { StoryRequest } from '@lux/contracts/games/story.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { splitWords } from './grammar/words.ts';
import { readStoryText } from './reading/read-story.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const ages = ['small', 'medium', 'large'] as const;
const seeds = [1, 2, 3];

type Teller = 'er' | 'sie' | 'ich' | 'wir' | 'mehrere';

/** Beginnings of every kind as children write them, in which tense, and of whom they tell. */
const beginnings: [string, 'past' | 'present', Teller][] = [
  [
    'Im Hafen lag ein altes Schiff. Pauline stieg heimlich an Bord. Da legte das Schiff ab!',
    'past',
    'sie',
  ],
  [
    'Der Dachs Gustav hatte keine Einladung zum Waldfest bekommen. Alle anderen Tiere gingen hin.',
    'past',
    'er',
  ],
  [
    'Ich habe beim Bäcker ein Brötchen genommen und nicht bezahlt. Jetzt schaut mich die Verkäuferin so an.',
    'present',
    'ich',
  ],
  [
    'Leon darf nicht mit ins Schwimmbad, weil er noch kein Abzeichen hat. Er sitzt zu Hause.',
    'present',
    'er',
  ],
  ['Wir wollten ein Floß bauen. Aber das Holz war viel zu schwer.', 'past', 'wir'],
  [
    'Marta und Selma sind beste Freundinnen. Heute hat Selma aber neben Tilda gesessen. Marta ist eifersüchtig.',
    'present',
    'mehrere',
  ],
  [
    'Auf dem Dachboden stand ein Spiegel. Henry schaute hinein und sah einen alten Mann.',
    'past',
    'er',
  ],
  [
    'Unsere Schildkröte frisst seit gestern nichts mehr. Mama sagt, wir müssen zum Tierarzt.',
    'present',
    'wir',
  ],
  ['Der kleine Bagger konnte nicht so tief graben wie die anderen. Alle lachten.', 'past', 'er'],
  ['Mitten in der Nacht klopfte es an Rosas Fenster. Sie wohnte im vierten Stock.', 'past', 'sie'],
  ['ich hab mein pausenbrot vergessen und hab so hunger', 'present', 'ich'],
  [
    'Die Kinder der Klasse 3b haben einen Igel gefunden. Er ist ganz dünn und zittert.',
    'present',
    'mehrere',
  ],
  ['Anton zog das Schwert aus dem Stein. Auf einmal wurde es ganz still.', 'past', 'er'],
  [
    'Heute ist der Laternenumzug. Meine Laterne ist gerissen und Papa kommt erst um acht.',
    'present',
    'ich',
  ],
  [
    'Die Eule Wilma war müde. Sie hatte den ganzen Tag nicht geschlafen, weil die Spechte hämmerten.',
    'past',
    'sie',
  ],
  [
    'Zum ersten Mal ging Karim allein einkaufen. An der Kasse merkte er, dass das Geld nicht reichte.',
    'past',
    'er',
  ],
  ['Der Aufzug hielt zwischen zwei Stockwerken. Frau Lindner drückte alle Knöpfe.', 'past', 'sie'],
  ['Wir haben gewonnen! Der ganze Platz jubelt und Trainer Uwe weint sogar.', 'present', 'wir'],
  ['Es war einmal eine Kartoffel, die wollte keine Pommes werden.', 'past', 'sie'],
  ['„Gib mir sofort den Brief zurück!“, rief Emma. Ihr Bruder grinste nur.', 'past', 'sie'],
  [
    'Opa hat mir seine Uhr gegeben. Ich sollte gut darauf aufpassen. Jetzt tickt sie nicht mehr.',
    'present',
    'ich',
  ],
  [
    'Der Zauberlehrling sprach den falschen Spruch. Plötzlich hatte sein Meister Eselsohren.',
    'past',
    'er',
  ],
  ['Morgen zieht Jette nach Hamburg. Nele hat ihr noch nichts gesagt.', 'present', 'sie'],
  [
    'Am Strand fand Mika eine Muschel. Wenn er sie ans Ohr hielt, hörte er eine Stimme.',
    'past',
    'er',
  ],
];

function tell(mode: string, context: string, ageGroup: string, seed: number): string {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
}

const OWN_PRONOUN: Readonly<Record<Teller, RegExp | null>> = {
  er: null,
  sie: null,
  ich: /(?<!\p{L})(?:ich|mich|mir|wir|uns)(?!\p{L})/iu,
  wir: /(?<!\p{L})(?:wir|uns|unser\p{L}*|alle)(?!\p{L})/iu,
  mehrere: null,
};

describe.each(beginnings)('%s', (text, tense, teller) => {
  const texts = ages.flatMap((age) =>
    seeds.flatMap((seed) =>
      ['continue', 'complete'].map((mode) => ({ mode, age, told: tell(mode, text, age, seed) })),
    ),
  );

  test('has three to six sentences, none of them twice', () => {
    for (const { told } of texts) {
      const sentences = splitSentences(told);
      expect(sentences.length, told).toBeGreaterThanOrEqual(3);
      expect(sentences.length, told).toBeLessThanOrEqual(8);
      expect(new Set(sentences).size, told).toBe(sentences.length);
    }
  });

  test('stays in its tense', () => {
    for (const { told } of texts) {
      const { isPresent } = readStoryText({ context: told, data, characters: [] });
      expect(isPresent, told).toBe(tense === 'present');
    }
  });

  test('nobody comes in whom the child has not named', () => {
    const known = new Set(splitWords(text).map((word) => word.replace(/s$/u, '')));
    for (const { told } of texts) {
      const strangers = splitWords(told).filter(
        (word) => data.firstNames.has(word) && !known.has(word.replace(/s$/u, '')),
      );
      expect(strangers, told).toEqual([]);
    }
  });

  test('is told by whom the child tells it', () => {
    const own = OWN_PRONOUN[teller];
    for (const { told } of texts) {
      const unspoken = told.replaceAll(/„[^“]*“/gu, ' ');
      if (own) expect(told, told).toMatch(own);
      else expect(unspoken, told).not.toMatch(/(?<!\p{L})(?:ich|mich|mir|wir|uns)(?!\p{L})/iu);
    }
  });
});

test('a continuation does not always begin with the same words', () => {
  const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    tell('continue', 'Nelly saß im Boot. Da brach das Ruder.', 'medium', seed).slice(0, 12),
  );
  expect(new Set(firsts).size).toBeGreaterThanOrEqual(2);
});

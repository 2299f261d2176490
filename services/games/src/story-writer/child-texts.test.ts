import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { StoryCharacter, StoryRequest, StoryTips } from '@lux/contracts/games/story.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { understandText } from './understanding/understand-text.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const write = (wish: object, seed = 1) => writeStory(data, StoryRequest.parse(wish), seed);
const tell = (wish: object, seed = 1) => {
  const answer = write(wish, seed);
  return 'text' in answer ? answer.text : '';
};
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('what is picked up', () => {
  test.each([
    ['Mia ging in den Wald. Sie suchte einen Schlüssel.', 'Mia', 'im Wald', false],
    ['Zorbo ist ein grünes Alien. Er fliegt zum Mond.', 'Zorbo', 'auf dem Mond', true],
    ['Der Fuchs lebte auf einem Bauernhof.', 'der Fuchs', 'auf dem Bauernhof', false],
    ['Ich bin mit Oma in den Zoo gegangen.', 'ich', 'im Zoo', false],
    ['Wir haben ein Boot gebaut. Wir sind zur Insel gefahren.', 'wir', 'auf der Insel', false],
    ['Ben und Lea spielen im Garten.', 'Ben und Lea', 'im Garten', true],
    ['Lena hat eine Katze. Die Katze heißt Minka.', 'Lena', null, true],
    ['Es war dunkel.', undefined, null, false],
    ['ben geht in die schule.', 'Ben', 'in der Schule', true],
    ['Kim und der Roboter Blech reisen zum Mars.', 'Kim und Blech', 'auf dem Mars', true],
    ['Die Kinder waren am Strand. Darin war eine Karte.', 'die Kinder', 'am Strand', false],
    ['Ein Hase und ein Igel laufen los.', 'der Hase und der Igel', null, true],
    ['Am Samstag wollte Frau Schmidt backen.', 'Frau Schmidt', null, false],
  ])('%s', (text, hero, place, isPresent) => {
    const facts = understandText(text, data);
    expect([facts.hero?.nom, facts.place, facts.isPresent]).toEqual([hero, place, isPresent]);
  });

  test('a lost dog neither speaks nor helps, and is found at the end', () => {
    const context = 'Ich war mit meinem Hund Bello im Wald. Plötzlich war Bello weg.';
    for (const seed of seeds) {
      const more = tell({ mode: 'continue', context }, seed);
      expect(more).not.toMatch(/“, \p{Ll}+ Bello|Bello (?:half|war da|stupste|kam)/u);
      const end = tell({ mode: 'complete', context }, seed);
      expect(end).toMatch(
        /Bello (war wieder|wieder|plötzlich|hörte die Stimme|erkannte die Stimme)|saß Bello|Bello saß|fand ich (endlich )?Bello|war Bello/,
      );
    }
  });

  test('he stays he, she stays she, and where nobody knows the name is repeated', () => {
    for (const seed of seeds) {
      const of = (name: string) =>
        tell(
          {
            mode: 'complete',
            theme: 'friendship',
            ageGroup: 'large',
            context: `${name} spielte im Park.`,
          },
          seed,
        );
      expect(of('Paul')).not.toMatch(/(?<!\p{L})ihre?[rnm]?(?!\p{L})/u);
      expect(of('Kim')).toContain('Kim');
    }
  });

  test('the story stays in its tense', () => {
    for (const seed of seeds) {
      const context = 'Ben geht in die Schule. Er findet einen Schlüssel.';
      const text = tell({ mode: 'continue', ageGroup: 'medium', context }, seed);
      expect(understandText(`${context} ${text}`, data).isPresent, text).toBe(true);
      expect(text).not.toMatch(/(?<!\p{L})(war|hatte|kam|wurde|sah|lag)(?!\p{L})/u);
    }
  });

  test('ich stays ich', () => {
    for (const seed of seeds) {
      const text = tell(
        { mode: 'continue', context: 'Ich ging in den Wald.', ageGroup: 'small' },
        seed,
      );
      expect(text, text).toMatch(/(?<!\p{L})(ich|mich|mir)(?!\p{L})/iu);
    }
  });
});

test.each(AgeGroup.options)('a continuation for %s has three to six sentences', (ageGroup) => {
  const contexts = ['Mia war im Zoo.', 'Es regnete.', 'Tom sah den Drachen. Aber er hatte Angst.'];
  for (const context of contexts) {
    for (const seed of seeds) {
      const count = splitSentences(tell({ mode: 'continue', context, ageGroup }, seed)).length;
      expect(count).toBeGreaterThanOrEqual(3);
      expect(count).toBeLessThanOrEqual(6);
    }
  }
});

test('a strange event that a continuation began is explained at the end', () => {
  const context = 'Mia ging in den Wald. Auf dem Boden lag ein Zettel. Darauf war ein roter Pfeil.';
  for (const seed of seeds) {
    expect(tell({ mode: 'complete', context }, seed)).toContain('Am Ende stand ein Picknick!');
  }
});

test('the helper of a continuation is the helper of the end', () => {
  const context =
    'Die Prinzessin hat Angst. Eine gute Fee kam. „Da bin ich!“, sagte sie. Was sollte die Prinzessin nun tun?';
  for (const seed of seeds) {
    const end = tell({ mode: 'complete', theme: 'fairytale', context }, seed);
    expect(end).not.toMatch(/Hahn|Mütterchen|Wolf|Bienenkönigin/);
  }
});

test('several heroes have verbs in the plural', () => {
  const context = 'Tom und Lea fuhren zur Insel. Plötzlich kam ein Sturm.';
  for (const seed of seeds) {
    const text = tell({ mode: 'continue', ageGroup: 'medium', context }, seed);
    expect(text).not.toMatch(/sollte Tom|Lea (war|hatte|gab|dachte|blieb)(?!\p{L})/u);
  }
});

test('what was looked for is found at the end', () => {
  for (const seed of seeds) {
    const context = 'Die Prinzessin hat ihre Krone verloren. Sie ist sehr traurig.';
    expect(tell({ mode: 'complete', context, theme: 'fairytale' }, seed)).toMatch(
      /[Ii]hre Krone (?:war |ist )?wieder|(?:war|ist) ihre Krone/,
    );
  }
});

describe('characters of the child', () => {
  const characters = [
    { name: 'Fridolin', description: 'Ein frecher Kater', traits: ['frech'], idea: 'Er fliegt.' },
    { name: 'Zora', description: 'Ein Mädchen', traits: ['kann gut klettern'], idea: 'Sie singt.' },
  ];
  test.each(AgeGroup.options)('are used by name and trait, for %s', (ageGroup) => {
    for (const seed of seeds) {
      const text = tell({ mode: 'start', characters, ageGroup }, seed);
      expect(text).toContain('Fridolin war frech.');
      expect(text).toContain('Zora');
    }
  });
  test('come to help in a story they are not in yet', () => {
    for (const seed of seeds) {
      const context = 'Mia war im Wald. Plötzlich war sie gefangen.';
      const text = tell({ mode: 'complete', context, characters: characters.slice(1) }, seed);
      expect(text).toContain('Zora');
    }
  });
});

describe('tips', () => {
  const tipsFor = (context: string, ageGroup = 'large') =>
    StoryTips.parse(write({ mode: 'tips', context, ageGroup }));

  test('speak of the child’s own text, two at most', () => {
    const { tips } = tipsFor(
      'Ich war im Wald. Ich sah einen Hund. Ich ging zu dem Hund weil der Hund allein war',
    );
    expect(tips).toHaveLength(2);
    expect(tips[0]).toContain('Vor „weil“ steht ein Komma');
    expect(tips[1]).toContain('3 Sätze fangen mit „Ich“ an');
  });
  test('call a misspelt word misspelt, before anything else', () => {
    const { tips } = tipsFor(
      'Und dan kam mein Fata. Und dan hatte er ein hunt. Und dan sagte er das wier ihn behalten',
    );
    expect(tips[0]).toContain('„dan“ schreibt man „dann“');
    expect(tips[0]).toContain('„Fata“ schreibt man „Vater“');
    expect(tips.join(' ')).not.toContain('„dan“ kommt');
  });
  test('correct verbs, adjectives and small words without a capital', () => {
    const { tips } = tipsFor('Papa hatte die Suppe schnel aufgegesen. Wir haben lange gewarted.');
    expect(tips[0]).not.toMatch(/schreibt man „\p{Lu}/u);
  });
  test('differ from text to text', () => {
    const texts = [
      'Oma ging zum Markt.',
      'Der Hahn ist stolz. Er kräht am Morgen auf dem Dach.',
      'Wir machten einen Drachen aus Papier.',
      'Tina hat ein Loch im Zahn.',
      'Ein Käfer krabbelt heute über den Tisch.',
      'Ali spielt im Garten mit dem Ball.',
    ];
    const firsts = texts.map((text) => tipsFor(text).tips[0]?.slice(0, 12));
    expect(new Set(firsts).size).toBeGreaterThanOrEqual(3);
  });
  test.each([
    ['Ich glaube das er kommt.', '„das“ schreibt man „dass“'],
    ['Wir sind seid gestern im Wald.', '„seid“ schreibt man „seit“'],
    ['Er viel in den Bach.', '„viel“ schreibt man „fiel“'],
    ['Sie hatte fiel Angst.', '„fiel“ schreibt man „viel“'],
    ['Mein Hund ist krank. Ich liebe in sehr.', '„in“ schreibt man „ihn“'],
  ])('know words that sound alike: %s', (text, tip) => {
    expect(tipsFor(text).tips[0]).toContain(tip);
  });
  test('leave names and words of fantasy as they are', () => {
    const { tips } = tipsFor('Zorbo und Finja leben auf Xanadrion. Sie lachen.');
    expect(tips.join(' ')).not.toContain('schreibt man');
  });
  test('praise one thing, in the child’s own words', () => {
    const { positives } = tipsFor('Mia ging in die dunkle Höhle. „Hallo!“, rief sie.');
    expect(positives).toHaveLength(1);
    expect(positives[0]).toMatch(/„die dunkle Höhle“|„Hallo!“/);
    expect(tipsFor('Der Ball rollt.').positives.join(' ')).not.toMatch(/gesprochen|vorstellen/);
  });
});

describe('a character', () => {
  const characterOf = (context: string) =>
    StoryCharacter.parse(write({ mode: 'character', context }));
  test('keeps the name and the words of the child', () => {
    const character = characterOf('Zorbo ist ein mutiges Alien und hat vier Arme');
    expect(character.name).toBe('Zorbo');
    expect(character.description).toContain('hat vier Arme.');
    expect(character.traits[0]).toBe('mutig');
    expect(character.idea).toContain('Zorbo');
  });
  test('has its article declined where it has one', () => {
    const fee = {
      name: 'Die Fee Lulu',
      description: 'Eine Fee',
      traits: ['Mut'],
      idea: 'Sie singt.',
    };
    for (const seed of seeds) {
      const text = tell({ mode: 'start', characters: [fee] }, seed);
      expect(text).toContain('Das Besondere an der Fee Lulu war: Mut.');
    }
  });
  test('keeps what is not its own out of its traits, and gets the comma it lacks', () => {
    expect(characterOf('ein Roboter mit roten Haaren').traits).not.toContain('rot');
    expect(characterOf('eine hexe die immer lacht').description).toContain(
      'eine Hexe, die immer lacht.',
    );
    expect(characterOf('ein Freund der alten Hexe').description).toContain(
      'Freund der alten Hexe.',
    );
  });
  test('named only by its kind is given a name', () => {
    expect(characterOf('Superheld').description).toMatch(
      /^(?!Superheld)\p{L}+ ist ein Superheld\./u,
    );
  });
  test('without a name is given one', () => {
    const { name, description } = characterOf('ein kleiner hund');
    expect(description).toContain(`${name} ist ein kleiner Hund.`);
  });
});

import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkByRules } from '@lux/child-safety/check-by-rules.ts';
import { AgeGroup } from '@lux/contracts/games/quiz.ts';
import { StoryRequest } from '@lux/contracts/games/story.ts';
import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { createHero } from './grammar/create-hero.ts';
import { namedBy } from './grammar/decline-name.ts';
import { fillTemplate } from './grammar/fill-template.ts';
import { findScene } from './plot/child/find-scene.ts';
import { friendAtHand } from './plot/find-friends.ts';
import { findTool } from './plot/key/find-tool.ts';
import { findTrouble } from './plot/key/find-trouble.ts';
import { likelyDeed } from './plot/key/likely-deed.ts';
import { readStoryText } from './reading/read-story.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const seeds = [1, 2, 3, 4];
const tell = (mode: string, context: string, seed: number, ageGroup = 'medium') => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
};
const read = (context: string) => readStoryText({ context, data, characters: [] });

describe('a continuation goes on from the last moment and says nothing older again', () => {
  test.each([
    [
      'Im Stall war es dunkel. Ich hatte Angst um meine Ziege. In der Tasche hatte ich noch einen Apfel.',
      /an meine Ziege.*den Apfel/u,
      /dunkel/u,
    ],
    [
      'Lara fand eine Nachricht im Heft. Ihr wurde kalt. Da kam Nils lächelnd auf sie zu.',
      /zu Nils.*Was hatte Nils/u,
      /Nachricht|Einfall/u,
    ],
    [
      'Tom stand am Fenster. Es war Nacht. Jemand sah genau zu ihm herüber.',
      /Wer war das/u,
      /Fenster/u,
    ],
    [
      'Rex hat den ganzen Kuchen aufgefressen. Das Fest fängt gleich an.',
      /Die Zeit läuft|Zeit läuft/u,
      /Rex hat/u,
    ],
  ])('%s', (context, next, older) => {
    for (const seed of seeds) {
      const more = tell('continue', context, seed);
      expect(more).toMatch(next);
      expect(more).not.toMatch(older);
      expect(more).not.toMatch(/Abwarten/u);
    }
  });
});

describe('the child’s own thing is used as such things are', () => {
  test.each([
    ['Mein Kater war weg. Ich hatte noch Käse dabei.', 'food', /Käse/u],
    ['Der Ring fiel in den Gully. In der Tasche war ein Magnet.', 'fishing', /Magnet/u],
    [
      'Das gemalte Pferd rannte los. Alle schrien. Ben hatte noch einen Radiergummi.',
      'erasing',
      /Strich/u,
    ],
    [
      'Wir sanken mit dem Ballon immer tiefer. Am Korb hingen noch Sandsäcke.',
      'ballast',
      /nach oben/u,
    ],
    ['Der Traktor steckte im Schlamm fest. Daneben lagen Bretter.', 'planks', /Bretter/u],
    [
      'Die Tür fiel zu. Ida hatte nur ihre Tasche dabei, mit einer Haarnadel.',
      'picking',
      /Klick|klick/u,
    ],
    [
      'Ich musste vor allen reden. Mir wurde kalt. In der Hose war mein Glücksstein.',
      'charm',
      /Mut/u,
    ],
    [
      'Emil hatte sich etwas Falsches gewünscht. Alle waren weg. Er hatte noch ein Geldstück.',
      'wishing',
      /wie früher/u,
    ],
    [
      'Der Sturm hatte uns getroffen. Im Schrank lag noch das alte Morsegerät.',
      'signal',
      /Signal/u,
    ],
  ])('%s', (context, kind, end) => {
    expect(findTool(read(context), data)?.kind).toBe(kind);
    for (const seed of seeds) expect(tell('complete', context, seed)).toMatch(end);
  });
  test('a start number is none of a telephone, and what nobody draws is not rubbed out', () => {
    const number = 'Wir liegen hinten. Aber ich habe noch den Zettel mit der Startnummer.';
    expect(findTool(read(number), data)?.kind).not.toBe('number');
    const rubber = 'Tom hat Angst. Er hat nur einen Radiergummi.';
    expect(findTool(read(rubber), data)?.kind).not.toBe('erasing');
  });
  test('an animal is lured with food, a person shares it', () => {
    const dog = 'Mein Hund ist weggelaufen. Ich habe noch eine Wurst in der Tasche.';
    const girl = 'Olivia saß allein da und weinte. Ich hatte noch einen Keks in der Tasche.';
    for (const seed of seeds) {
      expect(tell('complete', dog, seed)).toMatch(/lege die Wurst hin/u);
      expect(tell('complete', girl, seed)).toMatch(/teilte den Keks mit Olivia/u);
    }
  });
  test('a prize helps nobody, and who is called by a name and does no harm helps', () => {
    const prize = 'Das Bild war nicht von Levin. Die Direktorin gab ihm den Pokal.';
    expect(findTool(read(prize), data)).toBeNull();
    const mouse =
      'Der Bär Brummi hat einen Dorn im Fuß. Er weint. Die Maus Pieps hat eine Pinzette.';
    expect(findTool(read(mouse), data)?.owner?.nom).toBe('Pieps');
  });
  test('whoever has it uses it', () => {
    const context = 'Der Spatz ist aus dem Nest gefallen. Er zittert. Lea hat einen warmen Schal.';
    for (const seed of seeds)
      expect(tell('complete', context, seed)).not.toMatch(/Spatz (?:holt|nimmt)/u);
  });
});

describe('what a story is in trouble about', () => {
  test.each([
    ['Ole traf Omas blaue Vase. Sie zerbrach in vier Teile.', 'die blaue Vase'],
    ['Ich hatte Angst um meinen Hund. Es wurde dunkel.', 'mein Hund'],
    ['Ich besuchte Oma. Als ich kam, war ihr Sessel leer.', 'Oma'],
    ['Ben malte einen Tiger. Der Tiger sprang vom Blatt.', 'der Tiger'],
    ['Tom spielte im Garten. Die Sonne schien.', undefined],
    ['Papas Bein war eingeklemmt.', undefined],
  ])('%s: %s', (context, what) => {
    expect(findTrouble(read(context), data)?.nom).toBe(what);
  });
});

describe('an end says by what means it came right', () => {
  test.each([
    ['Mira wusste sofort, warum. Sie hatte das Tor nicht richtig zugemacht.', 'guilt'],
    ['Die Eisscholle treibt immer weiter weg.', 'called'],
    ['Der König sollte vergiftet werden. Nur Runa wusste davon.', 'warned'],
    ['Nox vertauschte zwei Flaschen.', 'wild'],
    ['Der Schiri pfeift Elfmeter. Yusuf legt den Ball hin.', 'stage'],
    ['Papa hat versprochen, dass er um drei da ist. Ich warte.', 'awaited'],
    ['Ich hatte meinen Text vergessen. Alma stand neben mir.', 'prompted'],
    ['Der Igel ging über die Straße. Auf der Straße kam ein Auto.', 'danger'],
    ['Ich habe ein Portmonee gefunden. Niemand sah mich.', 'returned'],
    ['Der Zauberer nieste und auf einmal war die ganze Stadt rosa.', 'wild'],
    ['Auf einmal war alles still.', undefined],
    ['Tom ging in den Zoo.', undefined],
    ['Ich habe mein Portmonee vergessen.', undefined],
    ['Ich habe meinen Turnbeutel vergessen. Alma lachte.', undefined],
  ])('%s: %s', (context, name) => {
    expect(likelyDeed(read(context))?.name).toBe(name);
  });

  test('what is only beside the trouble is not said to have come right', () => {
    for (const [context, wrong] of [
      [
        'Wir sanken immer tiefer. Die Gasflasche war leer.',
        /Gasflasche (?:war )?(?:wieder|nicht mehr|voll)/u,
      ],
      ['Die Hexe hat Lila in eine Maus verwandelt. Ihre Krone war viel zu groß.', /Krone/u],
      ['Ich hatte meinen Text vergessen. Alma stand neben mir.', /freute sich|mein Text/u],
    ] as const)
      for (const seed of seeds) expect(tell('complete', context, seed)).not.toMatch(wrong);
  });
});

test('what a line has told put right is not told so again', () => {
  const context = 'Nach dem Sturm war unser Baumhaus kaputt. Tim heulte.';
  for (const seed of seeds)
    expect(tell('complete', context, seed).split('wieder heil').length).toBeLessThan(3);
  const queen = 'Die Königin der Bienen war krank. Die kleine Biene Summ flog los.';
  for (const seed of seeds)
    expect(tell('complete', queen, seed)).not.toMatch(/besser.*wieder gesund/u);
});

test('a robot may be called as things sound, and what is written down is not told', () => {
  const robot = read('Der Roboter Pling lief los. Pling hatte eine leere Dose.');
  expect(robot.clauses.at(-1)?.subject?.head).toBe('Pling');
  const note = 'Jannis fand einen Brief. Ich mag dich, stand da. Er wurde rot.';
  expect(read(note).hero?.nom).toBe('Jannis');
  expect(read('Ich mag Lisa. Sie lachte.').hero?.nom).toBe('ich');
});

test('a robot keeps its number, and who did something last is nearest', () => {
  const robot = 'Der Roboter RX7 war müde. Er stand still.';
  expect(read(robot).hero?.nom).toBe('RX7');
  expect(read('Mia hat 7 Äpfel. Mia lacht.').hero?.nom).toBe('Mia');
  const book = 'Ich bin dran. Frau Weber ruft mich auf. Jonas schiebt mir sein Buch zu.';
  expect(friendAtHand(read(book), data)?.nom).toBe('Jonas');
});

test('where somebody else looks, nobody knows what there is to see', () => {
  const of = (context: string) => findScene(read(context), data)?.clause.verb;
  expect(of('Mia ging ins Zimmer. Papa schaut ratlos.')).toBeUndefined();
  expect(of('Mia ging ins Zimmer. Mia schaute hinein.')).toBeDefined();
});

test('who only writes is not there to be looked at', () => {
  const context = 'Ich habe Hannah eine gemeine Nachricht geschickt. Jetzt schreibt Hannah.';
  for (const seed of seeds) expect(tell('continue', context, seed)).not.toContain('zu Hannah');
});

test('what is long ago or told by another is not what the story has come to', () => {
  const context =
    'Beim letzten Mal waren alle sauer auf Yusuf. Heute legt Yusuf den Ball auf den Punkt.';
  for (const seed of seeds) expect(tell('complete', context, seed)).not.toMatch(/Streit|leid/u);
});

test('every scene and every line of things and moments passes the gate', () => {
  const one = { ...namedBy('Bello'), er: 'er', ihn: 'ihn', ihm: 'ihm', isPlural: false };
  const roles = { what: one, friend: one, tool: one };
  const tools = Object.values(data.tools).flatMap((tool) =>
    [tool.nextBeing, tool.endBeing, tool.endThing].filter((part) => part !== undefined),
  );
  const refused: string[] = [];
  for (const part of [...data.scenes.map(({ next }) => next), ...tools])
    for (const line of AgeGroup.options.flatMap((age) => part[age]))
      for (const isPresent of [true, false]) {
        const hero = createHero('f', namedBy('Mia'));
        const text = fillTemplate(line, { hero, isPresent, verbs: data.verbs, roles });
        for (const sentence of splitSentences(text))
          if (checkAnswer(sentence).verdict !== 'ok' || checkByRules(sentence).verdict !== 'ok')
            refused.push(sentence);
      }
  expect(refused).toEqual([]);
});

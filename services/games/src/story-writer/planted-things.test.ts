import { StoryRequest, StoryTips } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { findGift } from './plot/key/find-gift.ts';
import { readStoryText } from './reading/read-story.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const seeds = [1, 2, 3, 4];
const read = (context: string) => readStoryText({ context, data, characters: [] });
const write = (mode: string, context: string, seed = 1) =>
  writeStory(data, StoryRequest.parse({ mode, context, ageGroup: 'medium' }), seed);
const tell = (mode: string, context: string, seed: number) => {
  const answer = write(mode, context, seed);
  return 'text' in answer ? answer.text : '';
};

describe('what somebody is said to be able to do helps at the end', () => {
  test.each([
    [
      'Der Maulwurf Moritz kann super tief graben. Sein Freund Pip sitzt in der Kiste fest.',
      'Er kann super tief graben',
    ],
    [
      'Die Giraffe Gitta hat einen langen Hals. Der Drachen von Tom hängt im Baum fest.',
      'Sie hat einen langen Hals',
    ],
    [
      'Meine Schwester Jule passt durch jede Lücke durch. Heute ist unser Ball hinter den Zaun gefallen.',
      'Meine Schwester Jule passt durch jede Lücke durch',
    ],
  ])('%s', (context, gift) => {
    expect(findGift(read(context), data)?.text).toBe(gift);
    for (const seed of seeds) {
      expect(tell('complete', context, seed)).toContain(gift);
      expect(tell('continue', context, seed)).toMatch(/etwas ein: .*\?$/u);
    }
  });

  test('who is lost comes back by it, and the key behind the door stays there', () => {
    const lost =
      'Mein Vater kann super laut pfeifen. Wir waren auf dem Markt. Plötzlich war meine Schwester Ida nicht mehr da.';
    const locked =
      'Mein Bruder Ole passt überall durch. Heute fiel die Haustür zu. Der Schlüssel lag drinnen auf dem Tisch.';
    for (const seed of seeds) {
      expect(tell('complete', lost, seed)).toMatch(/pfeifen!.*Ida wieder da/u);
      expect(tell('complete', locked, seed)).toMatch(/überall durch!.*wieder offen/u);
    }
  });

  test('a book locked up or a letter nobody can read helps nobody by itself', () => {
    const context =
      'Ben hat eine Dose mit Lupe bekommen. Im Hof findet er einen Brief. Keiner kann ihn lesen.';
    for (const seed of seeds) expect(tell('complete', context, seed)).toContain('durch die Lupe');
  });

  test('how somebody is need not be mended', () => {
    const context =
      'Mara spricht Gebärdensprache, weil ihr Bruder nicht hören kann. Ein Mann winkt. Niemand versteht ihn.';
    for (const seed of seeds)
      expect(tell('complete', context, seed)).not.toMatch(/konnte ihr Bruder|kann ihr Bruder/u);
  });

  test.each([
    'Der Roboter kann rechnen, aber nicht lachen. Der Clown ist krank.',
    'Tom kann nicht schwimmen. Er fällt in den See.',
    'Mia hat immer Angst. Im Keller ist es dunkel.',
    'Das Auto ist rot. Es fährt los.',
    'Ben konnte kaum laufen. Sein Fuß tat weh.',
  ])('nothing in: %s', (context) => {
    expect(findGift(read(context), data)).toBeNull();
  });
});

describe('what breaks off is not said again', () => {
  test.each([
    ['Paul ging in den Wald. Er bog um die Ecke und', /^… da/u],
    ['Paul ging in den Wald. Er hörte einen Ruf. Und dann', /^… da/u],
    ['Paul ging in den Wald. Aus dem Busch sprang ein kleiner', /Was sprang da aus dem Busch\?/u],
    ['Paul ging in den Wald. Er drehte sich um. Dort stand', /Wer oder was stand dort\?/u],
  ])('%s', (context, begin) => {
    for (const seed of seeds) {
      const text = tell('continue', context, seed);
      expect(text).toMatch(begin);
      expect(text).not.toMatch(/(?<!\p{L})und[.!?]/u);
    }
    const { tips, positives } = StoryTips.parse(write('tips', context));
    expect(tips.join(' ')).toContain('hört mittendrin auf');
    expect(positives.join(' ')).not.toMatch(/ (?:und|dann|kleiner|stand)[.“]/u);
  });
  test.each(['Paul ging in den Wald', 'Der Ball ist da', 'Das ist meine'])('whole: %s', (text) => {
    expect(read(`Es regnete. ${text}`).broken).toBeNull();
  });
});

test.each([
  ['Lina sitzt im Bett. Da klopft es am Fenster.', /lauscht|zu hören/u],
  ['Jan steht vor dem Turm. Langsam geht die Tür auf.', /hindurch/u],
  ['Mia spielt im Hof. Plötzlich dreht sie sich um.', /traut den eigenen Augen/u],
])('goes on from what the last sentence shows: %s', (context, next) => {
  for (const seed of seeds) expect(tell('continue', context, seed)).toMatch(next);
});

describe('tips', () => {
  const tipsFor = (context: string) => StoryTips.parse(write('tips', context));
  test.each([
    ['Sie war so laut das alle wach wurden.', '„das“ schreibt man „dass“'],
    ['Ich hab gemerkt das Herr Uhu noch im Zug ist.', '„das“ schreibt man „dass“'],
    ['Der Turm war gans hoch. Wir gingen hinauf.', '„gans“ schreibt man „ganz“'],
    ['Wir haben den grossen Baum gesehen.', '„grossen“ schreibt man „großen“'],
  ])('know what is wrong: %s', (context, tip) => {
    expect(tipsFor(context).tips[0]).toContain(tip);
  });
  test.each([
    'Das Buch, das er las, war dick.',
    'Meine Gans schnattert. Die Gans ist laut.',
    'Wir fuhren von Flensburg nach Stuttgart.',
    'Am Sonntag hat Opa Geburtstag.',
  ])('leave right what is right: %s', (context) => {
    const { tips } = tipsFor(context);
    expect(tips.join(' ')).not.toMatch(/schreibt man|könnte (?:Flensburg|Stuttgart|Opa Geb)/u);
  });
  test('the name of a play is nothing that is said', () => {
    const { positives } = tipsFor('Wir proben „Die Schneekönigin“, und ich spiele den Wind.');
    expect(positives.join(' ')).not.toContain('gesprochen');
  });
});

import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkByRules } from '@lux/child-safety/check-by-rules.ts';
import { StoryRequest } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { passagesOf } from '../../story/create-story-gate.ts';
import { loadStoryData } from '../data/load-story-data.ts';
import { writePlainly } from '../write-plainly.ts';
import { writeStory } from '../write-story.ts';
import { findGrave } from './find-grave.ts';

const data = loadStoryData();
const ages = ['small', 'medium', 'large'] as const;
const seeds = [1, 2, 3];

function told(context: string, mode: 'continue' | 'complete' | 'tips'): string[] {
  return ages.flatMap((ageGroup) =>
    seeds.map((seed) => {
      const wish = StoryRequest.parse({ mode, context, ageGroup });
      return Object.values(writeStory(data, wish, seed))
        .flat()
        .join('\n');
    }),
  );
}

const isFit = (text: string) =>
  passagesOf(text).every(
    (one) => checkAnswer(one).verdict === 'ok' && checkByRules(one).verdict === 'ok',
  );

const urges = [
  'Jonas wollte tot sein. Er ging zum Fluss.',
  'Emma stand auf dem Dach. Sie wollte runterspringen.',
  'Der Junge wollte verschwinden. Für immer.',
  'Mia wollte ganz viele Tabletten essen.',
  'Leo wollte vom Balkon fliegen.',
  'Tim wollte die Schule anzünden.',
  'Lena wollte ihre Schwester vergraben.',
  'Ben wollte seinen Bruder hauen.',
  'Ida wollte von zu Hause abhauen.',
  'Paul nahm ein Messer. Er wollte seinem Bruder Angst machen.',
  'Lotte wollte Oma im Himmel besuchen.',
];
const harms = [
  'Lena wird in der Schule geschubst. Alle lachen.',
  'Lina bekommt in der Klassengruppe gemeine Nachrichten. Keiner sagt etwas.',
  'Im Schwimmbad hat ein Junge meinen Bruder unter Wasser gedrückt.',
  'Mein Papa schreit immer so laut. Dann geh ich unter das Bett.',
  'Der neue Trainer sagt zu Lio, er soll dableiben und niemandem davon erzählen.',
  'Ein Junge hatte Angst vor seinem Opa. Opa kam jeden Abend ins Zimmer.',
  'Papa sagt, er ist zu dumm. Er muss draußen im Schnee stehen.',
  'Das Baby schrie. Mama schüttelte es.',
  'Mein Zahn ist weg. Papa war das.',
  'Der böse Mann hat das Kind gefesselt.',
  'Karl wurde verprügelt. Er blutete.',
  'Ein Fremder sprach Emma an. Sie ging mit.',
  'Ein fremder Mann nahm Lisa an der Hand. Sie ging mit ihm.',
  'Timo hatte Hunger. Mama schlief den ganzen Tag.',
  'Die anderen Kinder lachten Nora aus. Sie versteckte sich.',
  'Der Trainer schlug Oskar. Oskar sagte nichts.',
  'Frieda fürchtet sich vor ihrem Onkel.',
  'Papa schrie Maja an. Maja hielt sich die Ohren zu.',
  'Ole wird jeden Tag von den großen Jungen getreten.',
  'Mama sperrte Till in den Keller ein.',
  'Jonas hat Angst vor den großen Jungs. Sie warten jeden Tag an der Ecke.',
  'In der Pause stellten sie Ali ein Bein. Alle lachten über ihn.',
  'Oma hat mir eine Ohrfeige gegeben. Ich habe geweint.',
  'Mein Bruder hat mir den Arm umgedreht.',
  'Ein Junge band Mila am Baum fest. Sie konnte nicht weg.',
  'Der Lehrer zog Fritz an den Haaren.',
  'Mama hat gesagt, sie will mich nicht mehr.',
];

describe.each([...urges, ...harms])('%s', (context) => {
  test('is told calmly, nobody laughs or says sorry, and the gate lets it pass', () => {
    for (const text of [...told(context, 'continue'), ...told(context, 'complete')]) {
      expect(text).not.toMatch(
        /lach|lächel|glück|froh|freu|stolz|luftsprung|entschuldig|tut mir leid|wirklich|wieder da|klappte|freund/iu,
      );
      expect(isFit(text), text).toBe(true);
    }
  });

  test('a grown-up helps at the end, and the child is asked whom to tell', () => {
    for (const text of told(context, 'complete')) {
      expect(text).toMatch(/Erwachsene/u);
      expect(text).toMatch(/half|hilft|helfe|blieb|bleibt/u);
    }
    for (const text of told(context, 'continue')) {
      expect(text).toMatch(/(?:Wem|Wer hört|Wer hörte) .*\?$/u);
    }
  });

  test('its tips name where to find help and call nothing exciting', () => {
    for (const text of told(context, 'tips')) {
      expect(text).toContain('116 111');
      expect(text).not.toMatch(/spannend|neugierig|weiterlesen/u);
      expect(isFit(text), text).toBe(true);
    }
  });
});

test('who does harm is nobody to be told that it is not their fault', () => {
  for (const context of ['Der böse Mann hat das Kind gefesselt.', 'Tom haut Lena.']) {
    for (const text of told(context, 'complete')) expect(text).not.toMatch(/Mann|Tom/u);
  }
});

test('a teacher who asks is the one that helps', () => {
  const context = 'Karl wurde verprügelt. Die liebe Lehrerin fragt ihn, was los ist.';
  for (const text of told(context, 'complete')) expect(text).toContain('der Lehrerin');
});

test.each([
  'Der Ritter kämpfte gegen den Drachen. Der Drache wurde gefesselt.',
  'Papa schlug einen Nagel in die Wand.',
  'Oma schüttelte das Kissen.',
  'Mia wollte vom Sprungbrett runterspringen.',
  'Tom hatte Hunger. Mama kochte Suppe.',
  'Lena hat Angst vor dem Gewitter.',
  'Emma tritt in die Pedale.',
  'Ein Mann spielte auf dem Markt Geige.',
  'Finn will fliegen.',
  'Der Hund will nicht sterben.',
  'Das kleine Kaninchen wollte hoch springen.',
  'Papa stellte das Fahrrad in den Keller.',
  'Die Lehrerin sagt, wir sollen niemandem verraten, was die Überraschung ist.',
  'Vor langer Zeit lebte ein Mädchen im Schloss. Es sollte im Keller bleiben und Linsen zählen.',
  'Wir haben gegen die anderen gewonnen. Alle lachten.',
])('an adventure and everyday life stay what they are: %s', (context) => {
  expect(findGrave(context)).toBeNull();
});

describe('wishes', () => {
  test.each([
    ['Finn will fliegen.', 'kann Finn fliegen'],
    ['Lea wollte einen Hund haben.', 'Tierheim'],
    ['Nele will Klavier spielen.', 'kann Nele Klavier spielen'],
  ])('what is harmless comes true: %s', (context, expected) => {
    expect(told(context, 'complete').join('\n')).toContain(expected);
  });

  test.each([
    'Finn will runterspringen.',
    'Finn stand am Fenster. Er wollte fliegen.',
    'Lea wollte ein Messer haben.',
    'Tim will verschwinden.',
    'Mia will weglaufen.',
    'Jana wollte Medizin trinken.',
    'Der Hund von Kai ist gestorben. Kai wollte ihn besuchen.',
    'Ole wollte eine Pistole haben.',
  ])('anything else does not: %s', (context) => {
    expect(told(context, 'complete').join('\n')).not.toMatch(/wirklich|bekam|bekommt|klappt/u);
  });
});

test.each([
  'Mama ist krank. Sie liegt im Bett.',
  'Opa ist krank.',
  'Mein Bruder ist krank.',
  'Unser Hund ist krank. Er frisst nichts.',
  'Meine Lehrerin ist krank. Wir haben heute frei.',
])('illness is told so that the gate lets it pass: %s', (context) => {
  for (const mode of ['continue', 'complete', 'tips'] as const) {
    for (const text of told(context, mode)) expect(isFit(text), text).toBe(true);
  }
});

test('what is told without the child’s words always passes the gate', () => {
  for (const context of ['Mama ist krank.', 'Mia ging in den Wald.', ...harms]) {
    for (const mode of ['continue', 'complete', 'tips'] as const) {
      for (const ageGroup of ages) {
        const wish = StoryRequest.parse({ mode, context, ageGroup });
        for (const seed of seeds) {
          const text = Object.values(writePlainly(data, wish, seed) ?? {})
            .flat()
            .join('\n');
          expect(text.length).toBeGreaterThan(5);
          expect(isFit(text), text).toBe(true);
        }
      }
    }
  }
});

describe('somebody is very ill or dead: nothing is put right, and somebody listens', () => {
  test.each([
    'Papa lag im Krankenhaus. Ich wusste, dass es Krebs war. Ich saß auf der Treppe.',
    'Meine Oma ist sehr krank. Sie liegt auf der Intensivstation.',
    'Lina hatte eine alte Katze. Eines Morgens lag sie tot im Korb. Lina weinte.',
  ])('%s', (context) => {
    expect(findGrave(context)?.kind).toBe('sorrow');
    for (const text of told(context, 'complete')) {
      expect(text).toMatch(/Erwachsene/);
      expect(text).not.toMatch(/gesund|lachte|Freude|wieder gut/);
    }
    for (const text of told(context, 'tips')) expect(text).not.toMatch(/spannend|neugierig/);
  });

  test.each([
    'Tim fand am Strand einen Krebs. Der Krebs hat ihn gezwickt.',
    'Leo war krank. Er hatte Fieber und musste im Bett bleiben.',
    'Der Drache war tot. Alle im Dorf freuten sich.',
    'Nele fand ein Buch. Sie schlug es auf und staunte.',
    'Da packte ihn ein Riese und sperrte ihn in einen Käfig.',
  ])('no such sorrow: %s', (context) => {
    expect(findGrave(context)).toBeNull();
  });
});

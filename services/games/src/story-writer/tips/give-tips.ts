import type { StoryTips } from '@lux/contracts/games/story.ts';
import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { createHero } from '../grammar/create-hero.ts';
import { namedBy } from '../grammar/decline-name.ts';
import { fillTemplate, isFillable } from '../grammar/fill-template.ts';
import { mainProblem } from '../plot/continue-events.ts';
import { castOfEvent } from '../plot/event-cast.ts';
import { readStoryText, type StoryReading } from '../reading/read-story.ts';
import { type StoryFacts, understandText } from '../understanding/understand-text.ts';
import { measureText, type TextMeasures } from './measure-text.ts';
import { praiseText } from './praise-text.ts';
import { capitalTip, spellingTip } from './spelling-tip.ts';

const MOST_TIPS = 2;
const SHORT_STORY_WORDS = 25;
const LONG_SENTENCE_WORDS = 18;
const SHORT_SENTENCE_WORDS = 5;
/** So many words without any sign are hard to read. */
const UNSIGNED_WORDS = 12;

/**
 * One thing that is good in the child's text, at most two that could be better, and how it might go on
 * (SPEC 7, mode `tips`). Misspelt words come first and are told as that; everything is found in this very
 * text, and nothing is said that is not so.
 */
export function giveTips(task: StoryTask): StoryTips {
  const { data, context } = task;
  const reading = readStoryText(task);
  const { text, corrections } = reading.corrected;
  // What is worn or begins alike is counted in the words as they are meant.
  const measures = {
    ...measureText(text, data.frames.adjectives),
    smallStarts: measureText(context, data.frames.adjectives).smallStarts,
  };
  const facts = understandText(
    text,
    data,
    task.characters.map(({ name }) => name),
  );
  const spelling = spellingTip(corrections, task);
  const capitals = capitalTip(corrections, measures.smallStarts);
  const tips = [
    ...(spelling ? [spelling] : []),
    ...(capitals ? [capitals] : []),
    ...advise(measures, { ...facts, hero: reading.hero ?? facts.hero }),
  ];
  return {
    positives: [praiseText(reading, measures, task)],
    tips: tips.slice(0, MOST_TIPS),
    idea: ideaFor(task, reading),
  };
}

function advise(measures: TextMeasures, { hero, place, thing }: StoryFacts): string[] {
  const { words, sentences, start, repeated, meanWords, adjectives } = measures;
  const [worn] = repeated.filter(({ word }) => !hero?.nom.includes(word));
  return [
    ...(measures.lacksLastSign && sentences.length === 1 && words > UNSIGNED_WORDS
      ? [
          'Setze Punkte: Immer wenn ein Gedanke zu Ende ist, kommt ein Punkt, und danach geht es groß weiter.',
        ]
      : []),
    ...(measures.commaMissing
      ? [`Vor „${measures.commaMissing}“ steht ein Komma. Schau noch einmal nach.`]
      : []),
    ...(start
      ? [
          `${start.count} Sätze fangen mit „${start.word}“ an. Probiere auch „Plötzlich“, „Danach“ oder „Auf einmal“.`,
        ]
      : []),
    ...(worn
      ? [`Das Wort „${worn.word}“ kommt ${worn.count} Mal vor. Findest du ein anderes Wort dafür?`]
      : []),
    ...(measures.lacksLastSign ? ['Am Ende deines letzten Satzes fehlt noch ein Punkt.'] : []),
    ...(meanWords > LONG_SENTENCE_WORDS
      ? ['Deine Sätze sind sehr lang. Mach aus einem langen Satz zwei kurze.']
      : []),
    ...(!measures.hasSpeech
      ? [`Lass jemanden sprechen. ${askForSpeech(hero)} Schreib es mit „…“ auf.`]
      : []),
    ...(adjectives.length < 2 ? [`Beschreibe mehr: ${askForDetails(place, thing)}`] : []),
    ...(place === null ? ['Erzähle auch, wo deine Geschichte passiert.'] : []),
    ...(words < SHORT_STORY_WORDS
      ? ['Deine Geschichte darf noch länger werden. Was passiert als Nächstes?']
      : []),
    ...(meanWords < SHORT_SENTENCE_WORDS
      ? ['Verbinde zwei kurze Sätze mit „weil“ oder „und dann“.']
      : []),
    ...(!measures.hasEnding ? ['Überlege dir einen Schluss: Wie geht es am Ende allen?'] : []),
    'Lies deine Geschichte einmal laut vor. Klingt jeder Satz so, wie du ihn meinst?',
  ];
}

function askForSpeech(hero: StoryFacts['hero']): string {
  if (!hero || hero.zusammen === 'wir') return 'Was könnte jemand in deiner Geschichte sagen?';
  if (hero.verb === 'several') return `Was könnten ${hero.nom} zueinander sagen?`;
  return `Was könnte ${hero.nom} sagen?`;
}

function askForDetails(place: StoryFacts['place'], thing: StoryFacts['thing']): string {
  if (place) return `Wie sieht es ${place} aus, wie riecht es dort, was hört man?`;
  if (thing) return `Wie sieht ${thing.nom} aus? Welche Farbe, wie groß, wie schwer?`;
  return 'Wie sieht es aus, wie riecht es, wie fühlt es sich an?';
}

/** What could come next after what the child told; else an event that fits every place. */
function ideaFor({ data, ageGroup, random }: StoryTask, reading: StoryReading): string {
  const { hero, isPresent } = reading;
  const event = mainProblem(reading.open, data) ?? reading.events.at(-1) ?? null;
  const scene = event && data.scenes.get(event.kind);
  const cast = {
    hero: hero ?? createHero('unknown', namedBy('jemand')),
    isPresent,
    verbs: data.verbs,
  };
  const own = event ? castOfEvent(cast, event) : cast;
  const next = pickIfAny(
    random,
    (scene?.next[ageGroup] ?? []).filter((one) => isFillable(one, own)),
  );
  const any = pickIfAny(random, data.frames.events)?.[ageGroup] ?? '';
  return `Wie wäre es damit? ${fillTemplate(next ?? any, own)} Was passiert dann?`;
}

import type { StoryTips } from '@lux/contracts/games/story.ts';
import { pickIfAny } from '@lux/random/choose.ts';
import type { StoryTask } from '../data/load-story-data.ts';
import { createHero } from '../grammar/create-hero.ts';
import { namedBy } from '../grammar/decline-name.ts';
import { fillTemplate } from '../grammar/fill-template.ts';
import { type StoryFacts, understandText } from '../understanding/understand-text.ts';
import { measureText, type TextMeasures } from './measure-text.ts';

/** Young children are given less to read. */
const MOST: Record<StoryTask['ageGroup'], number> = { small: 2, medium: 3, large: 3 };
const SHORT_STORY_WORDS = 25;
const LONG_STORY_WORDS = 80;
const LONG_SENTENCE_WORDS = 18;
const SHORT_SENTENCE_WORDS = 5;

/**
 * What is good in the child's text, what could be better, and how it might go on (SPEC 7, mode `tips`).
 * All of it is counted in this very text; nothing is said that is not so.
 */
export function giveTips(task: StoryTask): StoryTips {
  const { context, data, ageGroup, characters } = task;
  const measures = measureText(context, data.frames.adjectives);
  const facts = understandText(
    context,
    data,
    characters.map(({ name }) => name),
  );
  return {
    positives: praise(measures, facts).slice(0, MOST[ageGroup]),
    tips: advise(measures, facts).slice(0, MOST[ageGroup]),
    idea: ideaFor(task, facts),
  };
}

function praise(measures: TextMeasures, { hero, place, thing }: StoryFacts): string[] {
  const { words, sentences, adjectives, start } = measures;
  const who = hero && !['ich', 'wir'].includes(hero.nom) ? hero.acc : null;
  const [first, second] = adjectives;
  return [
    ...(words >= LONG_STORY_WORDS
      ? [`Deine Geschichte hat schon ${words} Wörter. Toll, so viel zu schreiben!`]
      : []),
    ...(measures.hasSpeech
      ? ['Bei dir wird gesprochen. Die wörtliche Rede macht deine Geschichte lebendig.']
      : []),
    ...(first
      ? [`Du beschreibst genau, zum Beispiel mit „${first}“${second ? ` und „${second}“` : ''}.`]
      : []),
    ...(who ? [`Man weiß gleich, um wen es geht: um ${who}.`] : []),
    ...(place ? [`Ich kann mir gut vorstellen, wo das passiert: ${place}.`] : []),
    ...(thing ? [`Das macht neugierig: Was hat es mit ${thing.dat} auf sich?`] : []),
    ...(hero?.verb === 'ich' ? ['Du erzählst selbst mit „ich“. So ist man ganz nah dabei.'] : []),
    ...(sentences.length > 3 && !start
      ? ['Deine Sätze fangen verschieden an. Das liest sich gut.']
      : []),
    ...(measures.hasEnding ? ['Deine Geschichte hat einen richtigen Schluss.'] : []),
    `Du hast schon ${sentences.length === 1 ? 'einen Satz' : `${sentences.length} Sätze`} geschrieben. Ein guter Anfang!`,
  ];
}

function advise(measures: TextMeasures, { hero, place, thing }: StoryFacts): string[] {
  const { words, start, repeated, meanWords, adjectives } = measures;
  const [worn] = repeated.filter(({ word }) => word !== hero?.nom);
  return [
    ...(start
      ? [
          `${start.count} Sätze fangen mit „${start.word}“ an. Probiere auch „Plötzlich“, „Danach“ oder „Auf einmal“.`,
        ]
      : []),
    ...(worn
      ? [`Das Wort „${worn.word}“ kommt ${worn.count} Mal vor. Findest du ein anderes Wort dafür?`]
      : []),
    ...(measures.commaMissing
      ? [`Vor „${measures.commaMissing}“ steht ein Komma. Schau noch einmal nach.`]
      : []),
    ...(measures.smallStarts > 0 ? ['Am Anfang eines Satzes schreibt man groß.'] : []),
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

/** An obstacle of the theme, or an event that fits every place, told of the child's own hero. */
function ideaFor(
  { data, theme, ageGroup, context, random }: StoryTask,
  { hero }: StoryFacts,
): string {
  const obstacles = data.themes[theme].obstacles.filter(
    ({ isAnywhere, mark }) => isAnywhere && !context.includes(mark),
  );
  const event = pickIfAny(random, [...obstacles, ...data.frames.events])?.[ageGroup] ?? '';
  const cast = {
    hero: hero ?? createHero('unknown', namedBy('jemand')),
    isPresent: true,
    verbs: data.verbs,
  };
  return `Wie wäre es damit? ${fillTemplate(event.replace(/^Doch /, ''), cast)} Was passiert dann?`;
}

import { isPlaceAdverb } from '../clauses/place-by-adverb.ts';
import { grammar } from '../words/grammar.ts';
import type { ReadWord } from '../words/read-word.ts';
import { addFigure } from './add-figure.ts';
import { addWeather } from './add-weather.ts';
import { isRelative } from './is-relative.ts';
import { carriesSand, leapsOverBrook } from './leap-over-brook.ts';
import { isMaterial, makeOf } from './make-of.ts';
import { noteBody } from './note-body.ts';
import { isParentNamed } from './note-family.ts';
import { noteNoun } from './note-noun.ts';
import { noteSetting } from './note-setting.ts';
import type { Part } from './part.ts';
import { isThing, readAdjective } from './read-adjective.ts';
import { readAlone } from './read-alone.ts';
import { addFixed, emptyPhrase, endPhrase, type Reading } from './reading.ts';
import { isEveryone, isSpeaker, speaker } from './speaker.ts';
import { standIn, takeOne } from './stand-in.ts';
import {
  endsVerb,
  isCompared,
  isDemonstrative,
  isLastOf,
  isLeadingAdverb,
  isLedOn,
  isPath,
  isPurpose,
  meansAll,
} from './word-order.ts';

/** Goes through the words once: figures are made, and the sentence is noted part by part. */
export function readParts(reading: Reading, words: ReadWord[]): void {
  const isMe = words.some(({ folded }) => folded === 'ich');
  const others = words.filter(({ noun }) => noun?.person).length;
  if (isMe && others > 0) reading.saysI = true;
  words.forEach((word, at) => {
    readNext(reading, word, words, at);
  });
  colourLastFigure(reading);
  closePreposition(reading);
}

function readNext(reading: Reading, word: ReadWord, words: ReadWord[], at: number): void {
  const { phrase } = reading;
  if (reading.isNaming && !word.verb && /\p{L}/u.test(word.text)) {
    reading.isNaming = false;
    return;
  }
  if (reading.skipped.has(at) || readAlone(reading, words, at)) return;
  if (standIn(reading, words, at) || takeOne(reading, words, at)) return;
  if (isThing(word)) {
    if (!reading.isLeftOut) reading.wasLeftOut = false;
    if (leapsOverBrook(reading, word, words) || carriesSand(reading, word, words)) return;
    // "Familie Hase": several hares.
    if (word.folded === 'familie' && words[at + 1]?.noun && !words[at + 1]?.noun?.person) {
      reading.phrase.count = 4;
      return;
    }
    if (isParentNamed(reading, word, words[at + 1])) return;
    readThing(reading, word, words[at - 1]);
    return;
  }
  if (isLeadingAdverb(words, at) && !reading.preposition) {
    closePreposition(reading);
    push(reading, { kind: 'adverb' });
    if (isPlaceAdverb(word.folded)) push(reading, { kind: 'particle', word: word.folded });
    if (/^(drin|drinnen|darin)$/.test(word.folded))
      push(reading, { kind: 'particle', word: 'drin' });
    return;
  }
  const meant = isDemonstrative(reading, words, at) && grammar.demonstratives.get(word.folded);
  if (meant) {
    push(reading, { kind: 'pronoun', word: meant, isLast: true });
    endPhrase(reading);
    return;
  }
  if (isRelative(reading, words, at)) {
    colourLastFigure(reading);
    const { preposition } = reading;
    push(reading, { kind: 'relative', word: word.folded, ...(preposition && { preposition }) });
    reading.phrase = emptyPhrase();
    reading.preposition = undefined;
    return;
  }
  // "hinter ihr klaut ein Hase": nobody's article.
  if (word.folded === 'ihr' && reading.preposition && isLedOn(words[at + 1])) {
    push(reading, { kind: 'pronoun', word: 'sie', preposition: reading.preposition });
    endPhrase(reading);
    return;
  }
  // "hält ihr den Spiegel": for her, as an article comes.
  if (word.folded === 'ihr' && grammar.article.has(words[at + 1]?.folded ?? '')) {
    push(reading, { kind: 'pronoun', word: 'ihr' });
    endPhrase(reading);
    return;
  }
  if (isPath(reading, words, at)) return;
  if (isPurpose(words, at)) {
    closePreposition(reading);
    push(reading, { kind: 'sub' });
    return;
  }
  if (word.preposition === 'zu' && words[at + 1]?.verb?.plain?.kind === 'infinitive') return;
  if (/^(alle|beide)$/.test(word.folded) && meansAll(reading, words[at + 1])) {
    push(reading, { kind: 'pronoun', word: 'wir' });
    endPhrase(reading);
    return;
  }
  if (isMaterial(reading, words, at)) {
    makeOf(reading, words, at);
    return;
  }
  if (endsVerb(reading, words, at)) {
    push(reading, { kind: 'particle', word: word.folded });
    return;
  }
  if (word.preposition) {
    colourLastFigure(reading);
    closePreposition(reading);
    reading.preposition = word.preposition;
    reading.afterAnd = false;
    reading.phrase = {
      ...emptyPhrase(),
      isSingular: /[ms]$/.test(word.folded) && word.folded !== 'aus',
      article: /[m]$/.test(word.folded) && word.folded !== 'um' ? 'dem' : '',
    };
  } else if (word.count) {
    phrase.count = word.count;
    phrase.said = word.text;
  } else if (word.colour) {
    phrase.colour ??= word.colour;
    phrase.said = word.text;
  } else if (word.size) {
    // "schaukelt hoch", "springt hoch": nobody is tall.
    const isWay = word.folded === 'hoch' && !isBeing(reading);
    if (!isWay) phrase.size = isCompared(words, at) ? 2.2 : word.size;
  } else if (word.verb) readVerb(reading, word, words[at + 1]);
  else if (word.adjective) readAdjective(reading, word, words, at);
  else if (grammar.without.has(word.folded)) {
    closePreposition(reading);
    reading.isLeftOut = true;
  } else if (grammar.not.has(word.folded)) readNot(reading, words, at);
  else if (grammar.and.has(word.folded) || word.text === ',') {
    closePreposition(reading);
    if (reading.parts.at(-1)?.kind === 'verb' && !phrase.article) {
      colourLastFigure(reading);
      reading.phrase = emptyPhrase();
    }
    reading.afterAnd = true;
    const next = words[at + 1];
    if (reading.wasLeftOut && next && isThing(next)) reading.isLeftOut = true;
    push(reading, { kind: word.text === ',' ? 'comma' : 'and' });
  } else if (/^[.;!?]$/.test(word.text)) {
    colourLastFigure(reading);
    closePreposition(reading);
    reading.phrase = emptyPhrase();
    push(reading, { kind: 'stop' });
  } else if (grammar.subordinators.has(word.folded)) {
    closePreposition(reading);
    push(reading, { kind: 'sub' });
  } else if (isLastOf(words, at) && reading.lexicon.verbs.isParticle(word.folded)) {
    push(reading, { kind: 'particle', word: word.folded });
  } else if (grammar.article.has(word.folded)) {
    phrase.article = word.folded;
    phrase.isSingular = grammar.singular.has(word.folded) || word.folded === 'der';
  } else readRest(reading, word, words[at + 1]);
}

function readThing(reading: Reading, word: ReadWord, before: ReadWord | undefined): void {
  const { wish, lexicon, phrase } = reading;
  // "trinkt Wasser" is no lake.
  const isDrunk =
    word.folded === 'wasser' &&
    (/^(mit|voll)$/.test(reading.preposition ?? '') || (!reading.preposition && before?.verb));
  if (isDrunk) addFixed(reading, word.text);
  else if (isTouchedRainbow(reading, word)) {
    const entry = { label: 'Regenbogen', hexcodes: ['own-rainbow'], rank: 0 };
    noteNoun(reading, word, { entry });
  } else if (word.hint) noteSetting(reading, word.hint, word.modifier);
  else if (word.noun) noteNoun(reading, word, word.noun);
  else if (word.isPart) noteBody(reading, word);
  else if (word.isSwallowed) {
    const feeling = lexicon.classes.feeling(word.text);
    if (feeling && !reading.isLeftOut) push(reading, { kind: 'feeling', feeling });
    addFixed(reading, word.text);
    reading.isLeftOut = false;
  } else {
    // "meine Katze Minka": a name, not one more thing.
    const isName = before?.noun && !phrase.article && !reading.preposition && !reading.afterAnd;
    if (!isName && !reading.isLeftOut) wish.unknownWords.push(word.text);
    reading.isLeftOut = false;
    // Its "mit" counts for what comes after "und".
    if (reading.preposition === 'mit') addFixed(reading, word.text);
    else endPhrase(reading);
  }
}

/** "auf einem Regenbogen" it is a thing, else weather. */
const isTouchedRainbow = ({ preposition }: Reading, { folded }: ReadWord) =>
  folded === 'regenbogen' && /^(auf|uber)$/.test(preposition ?? '');

function readVerb(reading: Reading, word: ReadWord, next: ReadWord | undefined): void {
  const { verb } = word;
  if (!verb) return;
  const isAttribute =
    verb.plain?.kind === 'participle' &&
    next &&
    (isThing(next) || next.colour || next.size || next.adjective);
  if (isAttribute && verb.plain) {
    reading.phrase.participles.push(verb.plain);
    const { akk, auf } = verb.plain.entry;
    if (word.modifier) reading.phrase.uses = { word: word.modifier, sense: akk ?? auf ?? 'with' };
    return;
  }
  const isNominal =
    reading.preposition === 'bei' || reading.preposition === 'an' || reading.preposition === 'zu';
  if (isNominal) reading.preposition = undefined;
  closePreposition(reading);
  colourLastFigure(reading);
  reading.phrase = emptyPhrase();
  reading.afterAnd = false;
  if (verb.plain?.entry.names) reading.isNaming = true;
  if (verb.plain?.entry.party) addWeather(reading, 'party');
  const thing = word.modifier;
  push(reading, {
    kind: 'verb',
    verb,
    folded: word.folded,
    ...(thing && { thing }),
    ...(isNominal && { isNominal }),
  });
}

/** "nicht ein Hund, sondern …" leaves the next out; any other "nicht" belongs to the verb. */
function readNot(reading: Reading, words: ReadWord[], at: number): void {
  const next = words[at + 1];
  const isContrast = words.slice(at).some(({ folded }) => folded === 'sondern');
  if (isContrast && next && (grammar.article.has(next.folded) || isThing(next))) {
    reading.isLeftOut = true;
  } else push(reading, { kind: 'not' });
}

function readRest(reading: Reading, word: ReadWord, next: ReadWord | undefined): void {
  const { folded } = word;
  const { lexicon, parts, preposition } = reading;
  if (isEveryone(reading, folded)) {
    push(reading, { kind: 'pronoun', word: 'wir', ...(preposition && { preposition }) });
    endPhrase(reading);
    return;
  }
  if (isSpeaker(reading, word, next)) {
    if (/^(mir|uns)$/.test(folded)) reading.phrase.article = folded;
    addFigure(reading, speaker(reading, folded));
    const said = parts.at(-1);
    if (said?.kind === 'figure' && /^(ich|wir)$/.test(folded)) said.grammaticalCase = 'nominative';
    return;
  }
  if (grammar.pronouns.has(folded) && !/^(mir|uns|wir|mich)$/.test(folded)) {
    push(reading, { kind: 'pronoun', word: folded, ...(preposition && { preposition }) });
    endPhrase(reading);
    return;
  }
  if (/^(lang|kurz)e/.test(folded)) {
    reading.phrase.length = folded.startsWith('lang') ? 'long' : 'short';
  }
  if (/^(drin|drinnen|darin)$/.test(folded)) push(reading, { kind: 'particle', word: 'drin' });
  else if (lexicon.verbs.isParticle(folded) || isPlaceAdverb(folded))
    push(reading, { kind: 'particle', word: folded });
  const isVerbLike = /[^aeiou]t$/.test(folded) && folded.length > 4 && !grammar.noise.has(folded);
  const last = parts.at(-1)?.kind;
  if (isVerbLike && !grammar.modals.has(folded) && (last === 'figure' || last === 'pronoun')) {
    if (/^\p{Ll}/u.test(word.text) && !word.colour) {
      push(reading, { kind: 'unknownVerb', word: word.text });
    }
  }
}

/** "ist hoch", "wird groß". */
const isBeing = ({ parts }: Reading) => {
  const last = parts.findLast(({ kind }) => kind === 'verb');
  return last?.kind === 'verb' && last.verb.plain?.entry.be === true;
};

/** "hat einen Hut auf": a preposition without a noun is the verb's particle. */
function closePreposition(reading: Reading): void {
  const { preposition } = reading;
  if (preposition) push(reading, { kind: 'particle', word: preposition });
  reading.preposition = undefined;
}

/** "der Drache ist grün": a colour or size with no noun after it belongs to the figure before. */
function colourLastFigure({ phrase, wish, parts, recoloured }: Reading): void {
  const last = parts.findLast((part) => part.kind === 'figure');
  const figure = last?.kind === 'figure' ? wish.figures[last.figure] : undefined;
  const isTold = last?.kind === 'figure' && recoloured.has(last.figure);
  if (phrase.colour && figure && (isTold || !figure.colour)) figure.colour = phrase.colour;
  if (phrase.size && figure && !phrase.article) figure.size = phrase.size;
}

const push = ({ parts }: Reading, part: Part) => parts.push(part);

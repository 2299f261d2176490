import type { Lexicon } from '../lexicon/create-lexicon.ts';
import { addAction, relate } from './clauses/actions/act.ts';
import { readClauses } from './clauses/read-clauses.ts';
import { removeFigures } from './clauses/remove-figures.ts';
import type { Settings } from './create-settings.ts';
import { fitToScene } from './fit-to-scene.ts';
import { giveVehicles } from './give-vehicles.ts';
import { nameMembers } from './name-members.ts';
import { reshapeThings } from './reshape-things.ts';
import { readParts } from './sentence/read-parts.ts';
import { emptyPhrase, type Reading } from './sentence/reading.ts';
import { showAlone } from './show-alone.ts';
import type { Wish } from './wish.ts';
import { capitaliseNouns } from './words/capitalise-nouns.ts';
import { plainGerman } from './words/plain-german.ts';
import { readPrint } from './words/read-print.ts';
import { readTitle } from './words/read-title.ts';
import { readWords } from './words/read-words.ts';
import { stripRequest } from './words/strip-request.ts';

/** Reads a child's German wish: who does what with what, where, when, how many, of which colour. */
export function understandWish(prompt: string, lexicon: Lexicon, settings: Settings): Wish {
  const { rest: said, title, hasFrame } = readTitle(plainGerman(prompt));
  const { rest, print } = readPrint(said);
  const reading = startReading(lexicon);
  const { wish } = reading;
  if (title) wish.title = title;
  if (hasFrame) wish.hasFrame = hasFrame;
  const wished = capitaliseNouns(stripRequest(rest), prompt, lexicon, settings);
  readParts(reading, readWords(wished, lexicon, settings));
  readClauses(reading);
  for (const action of reading.given) {
    addAction(reading, action);
    if (action.object !== undefined) relate(reading, action.agent, 'with', action.object);
  }
  nameMembers(reading);
  // Who sits and looks is seated first.
  wish.actions.sort((a, b) => Number(a.verb === 'looksAt') - Number(b.verb === 'looksAt'));
  tellMixture(reading, rest);
  nameNearest(reading);
  hatchDucklings(wish);
  reshapeThings(reading, rest);
  fitToScene(reading, rest);
  giveVehicles(reading);
  if (print) putPrint(wish, print);
  if (reading.removed.size === 0) showAlone(reading, wished);
  const { place, time } = reading.hinted;
  if (place) wish.setting.place ??= place;
  if (time) wish.setting.time ??= time;
  wish.notShown = [...new Set(wish.notShown)];
  return removeFigures(wish, reading.removed);
}

function startReading(lexicon: Lexicon): Reading {
  const wish: Wish = {
    figures: [],
    relations: [],
    actions: [],
    setting: { weather: [], words: [] },
    unknownWords: [],
    notShown: [],
  };
  return {
    wish,
    lexicon,
    parts: [],
    phrase: emptyPhrase(),
    genders: [],
    hinted: {},
    given: [],
    removed: new Set(),
    recoloured: new Set(),
    skipped: new Set(),
    standIns: new Set(),
    isLeftOut: false,
    wasLeftOut: false,
    afterAnd: false,
    isNaming: false,
  };
}

const VEHICLE =
  /^(1F3CE|1F69|1F68[0-9A]|1F6A[0-9]|1F3CD|1F6F[BEF]|2708|26F5|own-(race|monster-truck|dump|bobby|ship|digger))/;

/** On the chest of the first person or the side of a car; what nobody can wear is told. */
function putPrint(wish: Wish, print: string): void {
  const wearer = wish.figures.find(({ person }) => person);
  const vehicle = wish.figures.find(({ hexcodes }) => VEHICLE.test(hexcodes[0] ?? ''));
  if (vehicle && !wearer) vehicle.print = print;
  else if (!wearer?.person) wish.notShown.push(print);
  else {
    wearer.person = { ...wearer.person, print };
    wearer.wears.push({ label: /\d/.test(print) ? `Nummer ${print}` : print, hexcodes: [] });
  }
}

/** A duck's chicks are ducklings, and yellow ducks are drawn like them. */
function hatchDucklings({ figures }: Wish): void {
  const hasDuck = figures.some(({ hexcodes }) => hexcodes[0] === '1F986');
  for (const figure of figures) {
    if (figure.hexcodes[0] === '1F986' && figure.colour?.label === 'gelb')
      figure.hexcodes = ['own-duckling'];
    if (hasDuck && /^1F42[45]$/.test(figure.hexcodes[0] ?? '')) figure.hexcodes = ['own-duckling'];
  }
}

const mixed =
  /\bhalb\s+(\p{L}+)\s*,?\s*(?:und\s+)?halb\s+(\p{L}+)|\b(?:mischung|mischwesen|mix|kreuzung)\s+(?:aus|von|zwischen)\s+(?:\p{Ll}+\s+)?(\p{L}+)\s+und\s+(?:\p{Ll}+\s+)?(\p{L}+)/iu;

/** Two animals in one cannot be drawn: both are, and the child is told. */
function tellMixture({ wish, removed }: Reading, text: string): void {
  const found = mixed.exec(text);
  if (!found) return;
  const [first, second] = wish.figures;
  wish.figures.forEach(({ hexcodes }, at) => {
    const isAgain = at > 1 && (hexcodes === first?.hexcodes || hexcodes === second?.hexcodes);
    if (isAgain) removed.add(at);
  });
  wish.notShown.push(`halb ${found[1] ?? found[3]}, halb ${found[2] ?? found[4]}`);
}

/** Where nothing is known but the place, a friendly creature stands for what was wished. */
function nameNearest({ wish, lexicon }: Reading): void {
  const [word] = wish.unknownWords;
  const creature = lexicon.find('Monster');
  if (!word || !creature || wish.figures.length > 0 || wish.setting.words.length === 0) return;
  wish.unknownWords = wish.unknownWords.slice(1);
  const { hexcodes } = creature;
  const label = `${word} (ähnlich)`;
  wish.figures.push({
    label,
    hexcodes,
    count: 1,
    size: 1,
    isFlying: false,
    isSwimming: false,
    wears: [],
  });
}

/// <reference path="../engine/espeak-ng-emscripten.d.ts" />
import createEspeakModule from '@echogarden/espeak-ng-emscripten';
import { expect, test } from 'vitest';
import { espeakSounds } from '../sounds.ts';
import { createPronouncer } from './create-pronouncer.ts';
import { loadCompoundParts } from './load-compound-parts.ts';
import { loadPronunciations } from './load-pronunciations.ts';
import { splitCompound } from './split-compound.ts';

const pronounce = createPronouncer(loadPronunciations(), loadCompoundParts());
const { eSpeakNGWorker: Speaker } = await createEspeakModule();
const speaker = new Speaker();
speaker.set_voice('de+f2');
speaker.set_rate(400);

/** What the engine says for what it is given, in IPA. */
function heard(given: string): string {
  let sounds = '';
  speaker.synthesize(given, (_, events) => {
    for (const { type, id } of events) if (type === 'phoneme' && id) sounds += id;
    return false;
  });
  return sounds;
}

/** A word's sounds: r for each kind of r, no weaker stress, no stops of the throat. */
function soundsOf(word: string): string {
  return heard(pronounce(word) ?? word)
    .replace(/[ˌʔ]/g, '')
    .replace(/ɾ/g, 'r')
    .replace(/ɑː?/g, 'a');
}

test.each([
  ['Fuchs', 'fˈʊks'],
  ['Füchse', 'fˈʏksə'],
  ['Fuchsbau', 'fˈʊksbaʊ'],
  ['Dachs', 'dˈaks'],
  ['Wachs', 'vˈaks'],
  ['wachsen', 'vˈaksən'],
  ['gewachsen', 'ɡəvˈaksən'],
  ['Erwachsene', 'ɛrvˈaksənə'],
  ['sechs', 'zˈɛks'],
  ['Ochse', 'ˈɔksə'],
  ['Lachs', 'lˈaks'],
  ['Luchs', 'lˈʊks'],
  ['Eidechsen', 'ˈaɪdɛksən'],
  ['Achse', 'ˈaksə'],
  ['Büchse', 'bˈʏksə'],
  ['wechseln', 'vˈɛksəln'],
  ['höchste', 'hˈøːçstə'],
  ['nächsten', 'nˈɛːçstən'],
  ['größte', 'ɡrˈøːstə'],
  ['gehört', 'ɡəhˈøːrt'],
  ['nachsehen', 'nˈaxzeːən'],
  ['Dachstuhl', 'dˈaxʃtuːl'],
])('chs is ks in its words and two sounds elsewhere: %s', (word, sounds) => {
  expect(soundsOf(word)).toBe(sounds);
});

test.each([
  ['Chef', 'ʃˈɛf'],
  ['Chefinnen', 'ʃˈɛfɪnən'],
  ['Chance', 'ʃˈaŋsə'],
  ['Garage', 'ɡarˈaʒə'],
  ['Garagen', 'ɡarˈaʒən'],
  ['Orange', 'orˈaŋʒə'],
  ['Ingenieur', 'ɪnʒeːnɪˈøːr'],
  ['Jeans', 'dʒˈiːns'],
  ['Computer', 'kɔmpjˈuːtɜ'],
  ['Skateboard', 'skˈeːtboːrt'],
  ['Pony', 'pˈɔnɪ'],
  ['Babys', 'bˈeːbɪs'],
  ['Clown', 'klˈaʊn'],
  ['T-Shirt', 'tˈiːʃœrt'],
  ['Restaurant', 'rɛstoːrˈaŋ'],
  ['Trainer', 'trˈɛːnɜ'],
  ['Handy', 'hˈɛndɪ'],
  ['Team', 'tˈiːm'],
  ['Spaghetti', 'ʃpaɡˈɛtɪ'],
  ['Quiz', 'kvˈɪs'],
  ['Journalist', 'ʒʊɐnalˈɪst'],
  ['Jongleur', 'ʒɔŋlˈøːr'],
  ['Regisseur', 'reʒɪsˈøːr'],
  ['Gelee', 'ʒəlˈeː'],
  ['Portemonnaie', 'pɔrtmɔnˈeː'],
  ['Toilette', 'tʊalˈɛtə'],
  ['Croissant', 'krʊasˈaŋ'],
  ['Chamäleon', 'kamˈɛːleːɔn'],
  ['Chor', 'kˈoːr'],
  ['Christbaum', 'krˈɪstbaʊm'],
  ['China', 'çˈiːna'],
  ['Chemie', 'çeːmˈiː'],
  ['Vulkane', 'vʊlkˈanə'],
  ['Vase', 'vˈazə'],
  ['Violine', 'vɪoːlˈiːnə'],
  ['Pullover', 'pʊlˈoːvɜ'],
  ['Kurve', 'kˈʊɐvə'],
  ['Klavier', 'klavˈiːr'],
  ['vier', 'fˈiːr'],
  ['Vogel', 'fˈoːɡəl'],
  ['Rakete', 'rakˈeːtə'],
  ['Giraffe', 'ɡiːrˈafə'],
  ['Dinosaurier', 'diːnoːzˈaʊrɪɜ'],
  ['Belgien', 'bˈɛlɡɪən'],
  ['Milchstraße', 'mˈɪlçʃtrasə'],
  ['Geparde', 'ɡˈeːpardə'],
  ['afrikanischen', 'afriːkˈanɪʃən'],
  ['Weihnachtsferien', 'vˈaɪnaxtsfeːrɪən'],
  ['Hochzeitstorte', 'hˈɔxtsaɪtstɔrtə'],
  ['massive', 'masˈiːvə'],
  ['Motiven', 'motˈiːvən'],
  ['Flamingo', 'flamˈɪŋɡoː'],
  ['Jeeps', 'dʒˈiːps'],
  ['Jeremy', 'dʒˈɛrəmi'],
  ['Alinas', 'alˈiːnas'],
  ['Rousseau', 'rusˈoː'],
])('a word from elsewhere sounds as in German: %s', (word, sounds) => {
  expect(soundsOf(word)).toBe(sounds);
});

test.each([
  ['Urinstinkt', 'ˈuːrɪnstɪŋkt'],
  ['Blumentopferde', 'blˈuːməntɔpfeːrdə'],
  ['bestehst', 'bəʃtˈeːst'],
  ['vielleicht', 'fɪlˈaɪçt'],
  ['Beinhaltung', 'bəˈɪnhaltʊŋ'],
  ['Spielecke', 'ʃpˈiːlɛkə'],
  ['Hausschuhe', 'hˈaʊsʃuːə'],
  ['Wachstube', 'vˈaxʃtuːbə'],
  ['Sauerstoff', 'zˈaʊɜʃtɔf'],
  ['Haltestelle', 'hˈaltəʃtɛlə'],
  ['Garagentor', 'ɡarˈaʒəntoːr'],
  ['Tiefgarage', 'tˈiːfɡaraʒə'],
  ['Igelbabys', 'ˈiːɡəlbeːbɪs'],
  ['Kaninchenbabys', 'kanˈiːnçənbeːbɪs'],
  ['Computerspiel', 'kɔmpjˈuːtɜʃpiːl'],
  ['Giraffenhals', 'ɡiːrˈafənhals'],
  ['Gummistiefel', 'ɡˈʊmiːʃtiːfəl'],
  ['Kakaopulver', 'kakˈaʊpʊlfɜ'],
  ['Beispiel', 'bˈaɪʃpiːl'],
  ['Schwestern', 'ʃvˈɛstɜn'],
  ['versuchen', 'fɛrzˈuːxən'],
  ['starten', 'ʃtˈartən'],
  ['Christian', 'krˈɪstiːan'],
])('a compound is said as its words: %s', (word, sounds) => {
  expect(soundsOf(word)).toBe(sounds);
});

test.each([
  ['Grasbüschel', 'ɡrˈasbʏʃəl'],
  ['Fußsohle', 'fˈuːszoːlə'],
  ['Brotkorb', 'brˈoːtkɔrp'],
  ['Radhelm', 'rˈathɛlm'],
  ['Torschuss', 'tˈoːrʃʊs'],
  ['Kochbücher', 'kˈɔxbyːçɜ'],
  ['Glasschale', 'ɡlˈasʃalə'],
  ['Nachthimmel', 'nˈaxthɪməl'],
  ['Pferdehof', 'pfˈeːrdəhoːf'],
  ['Haustürschlüssel', 'hˈaʊstyːrʃlʏsəl'],
  ['Lehrerinnen', 'lˈeːrərɪnən'],
  ['Bundesamt', 'bˈʊndəsamt'],
  ['Vorname', 'fˈoːrnamə'],
])('a compound is divided at its joint: %s', (word, sounds) => {
  expect(soundsOf(word)).toBe(sounds);
});

const parts = loadCompoundParts();

test.each([
  'Torte',
  'Mutter',
  'Rotte',
  'Notiz',
  'Autor',
  'Ballast',
  'Plantagen',
  'Kartoffel',
  'Banane',
])('%s is no compound', (word) => {
  expect(splitCompound(parts, word.toLowerCase())).toBeNull();
});

test.each(['ma', 'so', 'no', 'to', 'be', 'do', 'me', 'he', 'we', 'go'])(
  'the syllable %s is said in German, with a long vowel',
  (syllable) => {
    expect(heard(pronounce(syllable) ?? syllable)).toMatch(/^[a-zɡʃ]ˈ[ɑoeiu]ː$/u);
  },
);

test.each([
  ['weiches s', /^z+/],
  ['s', /^s+$/],
  ['raues ch', /^x+$/],
  ['ch', /^ç+$/],
  ['v', /^f+$/],
  ['w', /^v+/],
  ['x', /^ks+$/],
  ['qu', /^kv+/],
  ['st', /^ʃ+t$/],
  ['sp', /^ʃ+p$/],
  ['z', /^ts+$/],
  ['y', /^ˈ?yː$/],
] as const)('the letter sound %s is %s', (sound, phonemes) => {
  expect(heard(`[[${espeakSounds[sound].phonemes}]]`)).toMatch(phonemes);
});

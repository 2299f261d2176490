import { describe, expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { readAsked, type Turn } from '../skill.ts';
import { createFeelings } from './create-feelings.ts';

const { feelings, feelingsAdded, spokenWords } = loadContent();
const { answerFeeling, answerTold } = createFeelings(feelings, feelingsAdded, spokenWords);
const now = new Date('2026-06-16T12:30:00Z');

/** Holds a talk; null where LUX leaves it to others. */
function talk(...sayings: string[]): (string | null)[] {
  const history: Turn[] = [];
  return sayings.map((question) => {
    const answer = answerFeeling(
      readAsked(question, { history: [...history], assistantName: 'LUX', now }),
    );
    history.push(
      { role: 'user', content: question },
      { role: 'assistant', content: answer ?? 'Etwas anderes.' },
    );
    return answer;
  });
}

test.each([
  ['bin traurig', /^Du bist traurig\..*\?$/],
  ['meine katze is gestorben', /^Deine Katze ist gestorben\. /],
  ['hab ne Fünf in Mathe', /^Du hast eine Fünf in Mathe\. .*Note|enttäuscht/],
  ['ich trau mich nicht vom Dreier', /^Du traust dich nicht vom Dreier\./],
  ['ich will nicht in die schule morgen', /Eltern/],
  ['ich hab Bauchweh wenn ich an morgen denke', /Eltern/],
  ['zuhause ist es ganz schlimm', /116 111/],
  ['mama und papa streiten immer', /nicht schuld|Angst/],
  ['warum mag mich die lehrerin nicht', /Eltern/],
  ['mir is fad', /\./],
  ['ich hab heut mein seepferdchen gekriegt', /stolz|verdient/],
  ['meine rennmaus rührt sich nicht mehr', /traurig|leid/],
  ['der platz von uropa ist jetzt leer', /traurig|leid/],
  ['meine eltern sind beim essen immer so laut', /nicht schuld|Angst/],
  ['mein bauch tut weh immer wenn wir diktat schreiben', /Bauch zuerst|dein Körper/],
  ['ich schäm mich weil ich beim tanzen hingefallen bin', /peinlich|unangenehm/],
  ['ich bin verknallt in den neuen aus meiner klasse', /Gefühl|Herz/],
  ['noch dreimal schlafen dann kommt mein opa', /kribbelt|Wichtiges/],
  ['ich hab heimweh auf der klassenfahrt', /Heimweh|viele Kinder/],
])('takes up "%s"', (said, answer) => {
  expect(talk(said)[0]).toMatch(answer);
});

test.each([
  'Warum weint man?',
  'warum hat man angst',
  'was ist heimweh',
  'wie viele zähne hat ein hai',
  'bist du traurig',
  'weinen krokodile wirklich',
  'erzähl mir einen witz',
  'was ist sieben mal acht',
  'der löwe ist müde',
  '???',
  '',
])('leaves "%s" to others', (said) => {
  expect(talk(said)[0]).toBeNull();
});

test.each([
  ['lena will nicht mehr meine freundin sein', /Freundschaft|Freundin/],
  ['opa ist tot', /leid|traurig/],
  ['max hat gesagt ich bin dick', /Niemand darf|genau richtig/],
  ['keiner hat mich eingeladen', /eingeladen|übersehen/],
  ['ich glaub ich bin dumm', /stimmt nicht|nicht dumm/],
])('hears what weighs on who says "%s"', (said, answer) => {
  expect(talk(said)[0]).toMatch(answer);
});

test('a light trouble gets one thing to do and one question at once', () => {
  const answer = talk('ich hab angst im dunkeln')[0] ?? '';
  expect(answer).toContain('Mach ein kleines Licht an');
  expect(answer.match(/\?/g)).toHaveLength(1);
});

test.each([
  ['was kann man gegen Angst machen', /Angst|Atme|Schritte/],
  ['was hilft gegen heimweh', /Hause|Heimweh/],
  ['wie vertrage ich mich wieder mit meiner freundin', /Tut mir leid|stört|Pause|Vertragen/],
])('gives advice to "%s" and asks nothing back', (said, answer) => {
  const [advice] = talk(said);
  expect(advice).toMatch(answer);
  expect(advice).not.toMatch(/\?$/);
});

describe('a talk of a trouble', () => {
  test('goes on with what the child says back, never in the same words, and ends', () => {
    const said = talk('ich bin traurig', 'in der schule', 'ja', 'weiß nicht', 'ok');
    const sentences = said.slice(0, 4).flatMap((answer) => answer?.split(/(?<=[.!?])\s+/) ?? []);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(said[1]).toMatch(/^In der Schule also\./);
    expect(said[4]).toBeNull();
  });

  test('follows the child to what lies behind it', () => {
    const [, second] = talk('ich bin traurig', 'weil mein hamster gestorben ist');
    expect(second).toMatch(/^Ach so, weil dein Hamster gestorben ist\./);
  });

  test('knows where to turn when there is nobody', () => {
    expect(talk('zuhause ist es ganz schlimm', 'keinem')[1]).toContain('116 111');
  });

  test('gives way to any question', () => {
    expect(talk('mir ist langweilig', 'wie groß ist ein wal')[1]).toBeNull();
    expect(talk('ich bin müde', 'erzähl mir einen witz')[1]).toBeNull();
    expect(talk('ich bin müde', 'sieben mal acht')[1]).toBeNull();
  });

  test('is the same for the same talk, and never longer than sixty words', () => {
    const sayings = ['ich hab streit mit leon', 'er hat mich angelogen', 'gestern', 'nein'];
    expect(talk(...sayings)).toEqual(talk(...sayings));
    for (const answer of talk(...sayings)) {
      expect(answer?.split(/\s+/).length).toBeLessThanOrEqual(60);
    }
  });
});

describe('what a child adds', () => {
  test.each([
    ['wir ziehen bald um', 'dann seh ich meine freunde nicht mehr', /telefonieren|Abschied/],
    ['meine eltern streiten so viel', 'ich hör das abends im bett', /nicht schuld|nicht allein/],
    ['ich hab angst vorm zahnarzt', 'wegen der spritze', /Handzeichen|Hand/],
    ['mein hase ist tot', 'wir haben immer zusammen gekuschelt', /Erinnerung|Momente/],
    ['die hausaufgaben nerven', 'mathe, das kapier ich nicht', /schwer|Lehrerin/],
    ['ich hab angst vor hunden', 'einer hat mich mal gebissen', /gut zu verstehen/],
    ['ich bin so stolz', 'ich hab ganz allein einen kuchen gebacken', /^Du hast ganz allein/],
    ['mama hat keine zeit für mich', 'ich wünsch mir dass sie mal mit mir spielt', /Wunsch/],
  ])('to "%s" adds "%s"', (first, second, answer) => {
    expect(talk(first, second)[1]).toMatch(answer);
  });

  test('is followed by an open question where nothing fits', () => {
    expect(talk('ich bin traurig', 'weil der zug nach köln nicht fuhr')[1]).toMatch(/\?$/);
  });
});

test.each([
  ['ich hab ganz allein den tisch gedeckt und gekocht', /stolz|verdient/],
  ['ich hab mir vor der ganzen klasse in die hose gemacht', /jedem|nicht schlimm/],
  ['ich hab keine angst mehr im wasser', /stolz|verdient/],
  ['heute klappt echt nix', /Tag|genug|Momente/],
  ['tante ulla ist wieder heimgefahren und ich bin traurig', /Vermissen|sehnsüchtig/],
  ['beim sport haben sie mich als letzte gewählt', /danebenstehen|tut weh/],
  ['zwei jungs haben über meine neue hose gekichert', /Ausgelacht|verdient/],
  ['ich hab meinen schal im bus liegen lassen', /hängt man|ärgerlich/],
  ['mein lieblingsbecher ist in tausend stücke', /hängt man|ärgerlich/],
  ['der emil redet kein wort mehr mit mir', /Streit|Freundschaft/],
  ['auf dem dachboden ist es so finster da will ich nicht hin', /Kindern so|fremder/],
  ['ich hab im test alles richtig', /stolz|verdient/],
  ['der jan hat mir in der pause ein bein gestellt', /nett|ärgert/],
  ['ich hab bammel vor dem seepferdchen', /^(?!.*stolz)/],
  ['unser kater ist wieder aufgetaucht', /freut|schön/],
  ['mein vater fliegt für drei wochen nach china', /Vermissen|sehnsüchtig|Abschied/],
  ['meine mama hat heute geweint wegen der arbeit', /merkst|an andere/],
  ['boah nee', /Tag|genug|Momente/],
  ['wir fahren ans meer aber mein hund muss hierbleiben', /stärker|jetzt damit|\?$/],
  ['die haben mich aus der klassengruppe geworfen', /Kein|kein Petzen/],
  ['mama hat einen neuen freund', /Familie|gewöhnen/],
])('hears the whole of "%s"', (said, answer) => {
  expect(talk(said)[0]).toMatch(answer);
});

test('a task is no trouble, whatever it is about', () => {
  expect(talk('ich verliere vier von neun murmeln, wie viele hab ich noch')[0]).toBeNull();
  expect(talk('in jeder tüte sind sechs brötchen, wie viele sind das in vier')[0]).toBeNull();
});

test('a trouble that no pattern knows is heard, and what is no trouble is left alone', () => {
  const told = (question: string) =>
    answerTold(readAsked(question, { history: [], assistantName: 'LUX', now }));
  expect(told('ich war gestern allein im zoo')).toMatch(/^Du warst gestern allein im Zoo\. .*\?/);
  expect(told('ich war gestern im zoo')).toBeNull();
  expect(told('wie war mein Tag')).toBeNull();
  expect(told('Elefanten sind grau')).toBeNull();
});

test('a very long saying is read at once', () => {
  const started = performance.now();
  talk('ich '.repeat(1300), 'weil '.repeat(800));
  expect(performance.now() - started).toBeLessThan(1500);
});

test.each(['mein papa haut mich manchmal', 'der onkel hat mich geschlagen'])(
  'names the way to help to "%s"',
  (said) => {
    expect(talk(said)[0]).toContain('116 111');
  },
);

import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { createSettings } from './create-settings.ts';
import { understandWish } from './understand-wish.ts';

/** Wishes as children say and type them; each with the drawings and the setting, if any, that must come of it. */
const wishes: [wish: string, drawings: string, setting?: string][] = [
  ['ein grüner Drache vor einem Schloss', '1F409 1F3F0'],
  ['drei Katzen auf einer Wiese', '1F408', 'meadow'],
  ['Male mir bitte ein Einhorn mit Regenbogen', 'own-unicorn', 'rainbow'],
  ['ein Ritter kämpft gegen einen Drachen', 'own-knight 1F409'],
  ['eine Prinzessin mit einer Krone', '1F478 1F451'],
  ['ich möchte einen Dino im Dschungel', '1F995', 'jungle'],
  ['Feuerwehrauto in der Stadt', '1F692', 'city'],
  ['ein Piratenschiff auf dem Meer', 'own-pirate-ship', 'sea'],
  ['Pirat mit Schatztruhe am Strand', 'own-pirate 1FA8E', 'beach'],
  ['eine Rakete im Weltraum', '1F680', 'space'],
  ['ein Astronaut auf dem Mond', '1F9D1-200D-1F680', 'moon'],
  ['zwei Hunde und eine Katze', '1F415 1F408'],
  ['ein Häschen mit einer Möhre', '1F407 1F955'],
  ['ein kätzchen und ein hündchen', '1F408 1F415'],
  ['Fische unter Wasser', '1F420', 'underwater'],
  ['ein Hai und ein Oktopus im Meer', '1F988 1F419', 'sea'],
  ['eine Meerjungfrau mit Delfinen', '1F9DC-200D-2640-FE0F 1F42C'],
  ['ein Affe sitzt auf einem Elefanten', '1F412 1F418'],
  ['Giraffen in der Savanne', '1F992', 'savanna'],
  ['ein Löwe mit Sonnenbrille', '1F981 1F576'],
  ['eine Kuh auf dem Bauernhof', '1F404', 'farm'],
  ['Hühner und ein Traktor', '1F414 1F69C'],
  ['mein Opa fährt Traktor', '1F474 1F69C'],
  ['Oma und Opa im Garten', '1F475 1F474', 'garden'],
  ['eine Hexe auf dem Besen bei Nacht', 'own-witch 1F9F9', 'night'],
  ['ein Gespenst im Schloss', '1F47B', 'hall'],
  ['ein Frosch mit einer Krone', '1F438 1F451'],
  ['eine Eule auf einem Baum', '1F989 own-tree'],
  ['Fuchs und Reh im Wald', '1F98A E003', 'forest'],
  ['ein Igel unter einem Apfelbaum', '1F994 own-apple-tree'],
  ['ein Schneemann im Winter', '26C4', 'snow'],
  ['ein Pinguin auf einer Eisscholle', '1F427 own-floe', 'ice'],
  ['Weihnachtsmann mit Geschenken', '1F385 1F381'],
  ['ein Tannenbaum mit Schnee', 'own-fir', 'snow'],
  ['eine Geburtstagsparty mit Torte', '1F370', 'party'],
  ['Kinder mit Luftballons', '1F9D2 1F388'],
  ['ein Clown im Zirkus', '1F921', 'circus'],
  ['ein Bagger auf der Baustelle', 'own-digger', 'site'],
  ['Polizeiauto und Krankenwagen', '1F693 1F691'],
  ['ein rotes Rennauto', 'own-race-car'],
  ['ein Zug fährt durch die Berge', '1F682', 'mountains'],
  ['ein Heißluftballon am Himmel', 'own-hot-air-balloon', 'sky'],
  ['ein Flugzeug über den Wolken', '1F6E9', 'sky'],
  ['ein Hubschrauber und ein Schiff', '1F681 own-ship'],
  ['Schmetterlinge auf einer Blumenwiese', '1F98B', 'meadow'],
  ['ein Marienkäfer auf einer Blume', '1F41E 1F33C'],
  ['Bienen und Sonnenblumen', '1F41D 1F33B'],
  ['eine Riesenspinne im Klassenzimmer', '1F577', 'classroom'],
  ['ein Regenwurm im Regen', '1FAB1', 'rain'],
  ['ein Roboter im Kinderzimmer', '1F916', 'bedroom'],
  ['ein Alien mit einem Ufo', '1F47D 1F6F8'],
  ['Fee im Zauberwald', '1F9DA-200D-2640-FE0F', 'forest'],
  ['ein Zauberer mit Zauberstab', '1F9D9-200D-2642-FE0F 1FA84'],
  ['Superheld fliegt über die Stadt', '1F9B8-200D-2642-FE0F', 'city'],
  ['Pferde auf der Koppel', '1F40E', 'farm'],
  ['eine Schildkröte am Strand', '1F422', 'beach'],
  ['ein Kamel in der Wüste', '1F42A', 'desert'],
  ['ein Krokodil im Fluss', '1F40A', 'river'],
  ['ein Eichhörnchen mit einer Nuss', '1F43F 1F330'],
  ['ein Teddybär auf dem Bett', '1F9F8 1F6CF'],
  ['Pizza und Eis', '1F355 1F366'],
  ['ein riesiger Kuchen mit Erdbeeren', '1F370 1F353'],
  ['ein Fußball und ein Tor', '26BD 1F945'],
  ['ein Mädchen spielt Gitarre', '1F467 1F3B8'],
  ['eine Eidechse auf einem Stein', '1F98E own-rock'],
  ['ein T-Rex vor einem Vulkan', '1F996 1F30B'],
  ['bitte ein t rex der brüllt mit ganz vielen zähnen', '1F996'],
  ['ein Elefand und eine Girafe', '1F418 1F992'],
  ['der Mond und viele Sterne', '1F31B 2B50'],
  ['ein Hexenhaus im Wald', 'own-witch-house', 'forest'],
  ['ein U-Boot unter Wasser', 'own-submarine', 'underwater'],
  ['eine schwarze Katze bei Vollmond', '1F408 1F315'],
  ['ein Seepferdchen', 'own-seahorse'],
  ['zwei Papageien auf einer Palme', '1F99C 1F334'],
  ['ein Igel mit einem Apfel', '1F994 1F34E'],
];

describe('A wish as children say it', () => {
  const lexicon = createLexicon();
  const settings = createSettings();
  it.each(wishes)('"%s" becomes %s %s', (prompt, drawings, expected) => {
    const { figures, setting } = understandWish(prompt, lexicon, settings);
    const known = figures.map(({ hexcodes }) => hexcodes[0]);
    expect(known).toEqual(drawings.split(' '));
    const understood = [setting.place, setting.time, ...setting.weather].filter(Boolean);
    expect(understood).toEqual(expected ? [expected] : []);
  });
});

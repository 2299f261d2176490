import { StoryRequest } from '@lux/contracts/games/story.ts';
import { describe, expect, test } from 'vitest';
import { loadStoryData } from './data/load-story-data.ts';
import { findGrave } from './grave/find-grave.ts';
import { solutionOfEnd, solutionOfNext } from './plot/key/find-solution.ts';
import { readStoryText } from './reading/read-story.ts';
import { writeStory } from './write-story.ts';

const data = loadStoryData();
const read = (context: string) => readStoryText({ context, data, characters: [] });
const tell = (mode: string, context: string, ageGroup = 'medium', seed = 3) => {
  const answer = writeStory(data, StoryRequest.parse({ mode, context, ageGroup }), seed);
  return 'text' in answer ? answer.text : '';
};

describe('the kind of problem a text tells of', () => {
  test.each([
    ['Wir standen in der Höhle. Hinter uns war der Eingang verschüttet.', 'cave'],
    ['Der Lift blieb zwischen zwei Stockwerken stecken. Niemand hörte uns.', 'lift'],
    ['Unser Floß hatte ein Loch. Das Wasser kam herein.', 'boatLeak'],
    ['Mein Kanu ist abgetrieben. Ich stehe auf dem Stein im Fluss.', 'boatGone'],
    ['Jakob hat den Heimweg nicht mehr gefunden. Es wurde kalt.', 'astray'],
    ['Bei uns war der Strom weg. Alle saßen im Dunkeln.', 'lightOut'],
    ['Der Motor der Rakete stottert. Unten ist nur Wüste.', 'engine'],
    ['Im Bach ist kein Wasser mehr. Die Fische zappeln.', 'dryWater'],
    ['Die Hexe hat den Ritter in eine Maus verwandelt. Er piepst nur noch.', 'turnedInto'],
    ['Ich habe Mama angelogen. Jetzt kann ich nichts mehr essen.', 'lied'],
    ['Ida ist neu in der Klasse. Sie steht allein am Zaun.', 'newKid'],
    ['Der Nussknacker von Tante Berta ist kaputt.', 'myBroken'],
    ['Die Blume im Topf ist vertrocknet. Ich bin traurig.', 'plant'],
    ['In der alten Truhe war ein Schloss. Auf dem Zettel stand ein Rätsel.', 'riddleKey'],
    ['Seit Tagen verschwinden bei uns alle Löffel. Niemand war es.', 'vanishing'],
    ['Der Rüssel vom Elefanten hat einen Knoten.', 'bodyStuck'],
    ['Unsere Kekse sind ganz verbrannt. Gleich kommt Besuch.', 'burnt'],
    ['Der Bus ist ohne mich abgefahren. Ich stehe da.', 'lateBus'],
    ['Der Bürgermeister will die alte Linde fällen lassen.', 'closingHome'],
    ['Die Welle kam und unsere Sandburg war weg. Ich heulte.', 'wreckedWork'],
    ['Ich gehe zum Laden. Davor ist ein Hund angebunden. Er winselt.', 'tiedUp'],
    ['Der Kran steht still. Lukas will auf den Strommast klettern.', 'dangerousIdea'],
    ['Alle haben Jule ausgelacht. Sie singt nicht mehr.', 'teased'],
    ['Meine Freundin Ella ist eifersüchtig. Wir reden kaum.', 'jealous'],
    ['Mama und Papa streiten laut. Ich liege wach.', 'parentsQuarrel'],
  ])('%s: %s', (context, name) => {
    expect(solutionOfEnd(read(context), data)?.name).toBe(name);
  });

  test.each([
    'Mia ging in den Garten. Die Sonne schien. Alle lachten zusammen über den Witz.',
    'Der Weg war schön. Wir gingen spazieren.',
    'Das Boot war schön. Wir fuhren über den See und aßen Kuchen.',
    'Der Motor war kaputt. Zum Glück hat Papa ihn repariert.',
    'Bello war weg. Dann war er wieder da.',
    'Letztes Jahr war der Strom weg. Heute scheint die Sonne.',
    'Ich habe meine Milch verschüttet. Oma holte einen Lappen.',
    'Kim hat mich angelogen. Jetzt mag ich nicht reden.',
    'Mein Bein ist gebrochen. Ich liege auf dem Sofa.',
    'Unser Hund jault allein zu Hause. Wir gehen schnell heim.',
    'Wir wollen im Garten eine Hütte bauen. Opa holt Nägel.',
    'Ich saß allein auf der Schaukel. Niemand war da.',
    'Jede Nacht sind Schritte auf der Treppe. Dann geht die Tür auf.',
    'Seit gestern ist mein Freund Emil verschwunden. Alle suchen ihn.',
    'Wir liefen zu einer Höhle. Darin war es kühl.',
    'Der Mond stand am Himmel. Wir gingen müde nach Hause.',
    'Unsere Katze ist riesig. Sie liegt auf dem Sofa.',
    'Ein unheimlicher Mann stand vor dem Haus. Er winkte mir.',
    'Der Mann hielt meinen Arm fest. Ich hatte Angst.',
    // Told too early, of a thing in the background, of another, or only likened or thought.
    'Opa war krank. Dann kam der Sommer. Wir bauten ein Floß. Am See lag eine Flasche. Darin steckte Papier.',
    'Im Dachfenster brannte Licht. Das Haus war alt.',
    'Aus dem Schornstein der Hütte stieg Rauch. Wir klopften an.',
    'Wir sangen im Zelt. Nur Tilo hatte Heimweh und weinte.',
    'Die Papierblume sah aus wie verwelkt. Tante Ruth lachte.',
    'Wer den Trank kostet, ist sofort in eine Kröte verwandelt. Das steht im Buch.',
    'Der Pfau fraß alle Krümel. Im Zoo stand ein Käfig offen.',
    'Der Apfel ist in den Bach gefallen. Nun schauen beide hinterher.',
    'Ich schlich in den Turm. Unten saß ein Löwe im Käfig und summte.',
    'Das Zebra Zita lebt im Zoo. Nachts ist Zita aus dem Gehege ausgerissen.',
    'Das Zebra Zita packt einen Koffer. Nachts ist es aus dem Gehege ausgerissen.',
    'Lara flehte ihn an, nur einmal zu lügen. Dann ging sie.',
    'Der Hase nieste beinahe Feuer. Der Drache lachte.',
  ])('none: %s', (context) => {
    expect(solutionOfEnd(read(context), data)).toBeNull();
  });

  test('a continuation goes on only with what its last sentence tells', () => {
    expect(solutionOfNext(read('Wir waren im Lift. Der Lift blieb stecken.'), data)?.name).toBe(
      'lift',
    );
    expect(solutionOfNext(read('Der Lift blieb stecken. Oma sang ein Lied.'), data)).toBeNull();
  });

  test('of what broke last it is told, not of what flew away before', () => {
    const ball = 'Ich schoss. Mein Ball flog über den Zaun. Da war die Scheibe kaputt.';
    expect(solutionOfEnd(read(ball), data)?.name).not.toBe('outOfReach');
  });

  test('of several a continuation goes on with what was told last, an end with the gravest', () => {
    const context = 'Tim zitterte. Das Boot hatte ein Loch. Da wurde mein Plakat nass.';
    expect(solutionOfEnd(read(context), data)?.name).toBe('boatLeak');
    const coming = 'Der Elch war einsam. Er hatte keinen Freund. Da kam eine kleine Ente.';
    expect(solutionOfNext(read(coming), data)?.other?.nom).toBe('die kleine Ente');
  });
});

describe('an end is told with what the child’s text has', () => {
  test('a map shows the way out, a plain text does not speak of one', () => {
    const mapped = 'Im Stollen war der Ausgang verschüttet. Ben hatte eine alte Zeichnung dabei.';
    expect(tell('complete', mapped)).toMatch(/auf der (?:alten )?Zeichnung/u);
    expect(tell('complete', 'Im Stollen war der Ausgang verschüttet. Ben rief.')).not.toMatch(
      /Zeichnung|Karte/u,
    );
  });

  test('whoever does it does not put it right', () => {
    const witch = 'Die Hexe Runzel hat alle Kinder in Frösche verwandelt. Sie quaken.';
    expect(tell('complete', witch)).not.toMatch(/Runzel (?:fand|findet|sucht)/u);
  });

  test('of two it is told of the one it has come to', () => {
    const two = 'Ole und Kim bauen ein Boot. Ole hat gelogen. Jetzt sitzt Ole allein im Zimmer.';
    expect(tell('complete', two)).toMatch(/^Ole /u);
  });

  test('a thing without a known use is not named', () => {
    for (const age of ['small', 'medium', 'large'])
      expect(
        tell('complete', 'Paul hat eine Uhr. Er ist traurig, aber keiner weiß es.', age),
      ).not.toMatch(/Uhr/u);
  });
});

describe('what only a tale threatens or does to a thing is none of grief', () => {
  test.each([
    'Es lebte einst eine Spinnerin. Tat sie es nicht, so würde er ihre Hütte verbrennen.',
    'Ein Schuster fand einen Nagel. Er schlug ihn in den Stiefel.',
  ])('%s', (context) => {
    expect(findGrave(context)).toBeNull();
  });
  test.each([
    'Er schlug ihn in den Bauch.',
    'Mein Bruder schlägt mich in den Rücken.',
    'Sie schlug mich ins Gesicht.',
    'Ich will das Haus anzünden.',
    'Er wollte die Schule verbrennen.',
    'Mein Onkel schlägt mich mit dem Schuh.',
    'Papa schlug ihn in der Küche.',
  ])('heard: %s', (context) => {
    expect(findGrave(context)).not.toBeNull();
  });
});

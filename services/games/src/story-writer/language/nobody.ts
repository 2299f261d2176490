const TIME =
  /^(?:Zeit|Jahr|Monat|Woche|Tag|Stunde|Minute|Sekunde|Augenblick|Moment|Nacht|Abend|Morgen|Mittag|Vormittag|Nachmittag|Mitternacht|Frühling|Sommer|Herbst|Winter|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende|Ferien|Pause|Anfang|Ende|Mal)(?:e|en|n|s|r)?$|(?:zeit|jahr|woche|stunde|minute|nacht|abend|pause|ferien)(?:e|en|n)?$/u;
const PART =
  /^(?:Öhr|Ohr|Auge|Nase|Mund|Zahn|Zunge|Kopf|Hals|Bauch|Rücken|Arm|Bein|Fuß|Hand|Finger|Knie|Haar|Haut|Herz|Schnabel|Maul|Fell|Flügel|Schwanz|Pfote|Kralle|Rüssel|Ecke|Kante|Rand|Spitze|Seite|Mitte|Hälfte|Teil|Stück|Boden|Decke|Wand|Loch|Griff|Deckel|Stiel|Faden)(?:e|en|n|er|s)?$|^(?:Öhre|Ohren|Füße|Hände|Zähne|Fäden|Wände)$/u;
const AIR =
  /^(?:Luft|Wetter|Licht|Schatten|Dunkelheit|Nebel|Regen|Schnee|Eis|Hitze|Kälte|Duft|Geruch|Gestank|Geräusch|Lärm|Krach|Knall|Ton|Klang|Musik|Stimme|Stille|Ruhe|Rauch|Staub|Sand|Wasser|Feuer|Strom|Himmel|Erde|Welt|Natur|Leben|Platz|Weg|Angst|Mut|Wut|Freude|Glück|Pech|Hunger|Durst|Spaß|Lust|Idee|Plan|Traum|Wunsch|Wort|Name|Frage|Antwort|Geschichte|Problem|Geheimnis|Fest|Spiel|Streit|Hilfe)(?:e|en|n|s)?$/u;
const ABSTRACT = /\p{Ll}{2}(?:ung|heit|keit|schaft|tion|tät|nis|ismus)(?:en|se)?$/u;

/** Times, parts, airs and thoughts: they neither act nor help, whatever verb stands beside them. */
export function isNobody(lemma: string): boolean {
  return TIME.test(lemma) || PART.test(lemma) || AIR.test(lemma) || ABSTRACT.test(lemma);
}

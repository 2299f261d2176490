interface AdultText {
  title: string;
  paragraphs: readonly string[];
}

/**
 * The privacy page for parents and teachers, below `ResponsibleOperator`. Keep it true to the code.
 */
export const adultTexts: readonly AdultText[] = [
  {
    title: 'Ohne Konto',
    paragraphs: [
      'LUX lässt sich ohne Anmeldung benutzen. Der Browser erhält dann ein zufälliges Kennzeichen (visitorToken), das in seinem Speicher liegt, und ein technisch notwendiges Sitzungs-Cookie (lux_session), das für Skripte nicht lesbar ist und nach 30 Tagen verfällt. Das Kennzeichen liegt außerdem so lange in einem technisch notwendigen Cookie (lux_visitor), weil manche Browser ihren Speicher nach sieben Tagen leeren. Über das Kennzeichen findet ein Kind seine Gespräche und Bilder wieder. Es verlässt den Browser nur zum LUX-Server: In den Datenbanken steht davon nur ein Hashwert, im Protokoll der Anfragen nur ein kurzes, daraus berechnetes Zeichen.',
      'Damit nach einem geleerten Speicher nichts verloren ist, liegen unter demselben Hashwert auch die gespeicherten Geschichten, die Farben der Ausmalbilder, die Listen der Bilder und kleine Spielstände auf dem LUX-Server.',
      'Im Speicher des Browsers liegen außerdem die Listen der Bilder, Ausmalbilder und Geschichten sowie Spielstände und die Altersgruppe, die zuletzt in einem Spiel gewählt wurde. Sie geht mit jeder Frage zum LUX-Server, damit LUX altersgerecht antwortet, und wird dort nicht gespeichert; ein eingerichteter KI-Dienst erfährt daraus nur, ob es bis acht oder ab neun Jahre alt ist.',
    ],
  },
  {
    title: 'Mit Konto',
    paragraphs: [
      'Für ein Konto genügen Benutzername und Passwort. Der Anzeigename ist freiwillig; der Benutzername muss nicht der echte Name sein. Eine E-Mail-Adresse wird nicht gespeichert. Das Passwort wird nur als Argon2id-Hash gespeichert. Wer ein Konto anlegen darf, bestimmt die Administration: alle, nur mit Einladung oder niemand.',
      'Zum Konto gehören Gespräche, Bilder, Ausmalbilder samt den Farben des Kindes, gespeicherte Geschichten, gesammelte Sticker mit den dafür nötigen Zählern und kleine Spielstände, damit ein Kind sie auf anderen Geräten wiederfindet.',
      'Solange jemand angemeldet ist, liegt neben dem Sitzungs-Cookie ein zweites, technisch notwendiges (lux_user). Es sagt nur, dass jemand angemeldet ist, nicht wer, und verschwindet mit dem Abmelden, spätestens nach 30 Tagen.',
      'Beim Abmelden entfernt LUX alles, was auf dem Gerät zu diesem Kind lag, und vergibt ein neues Kennzeichen. Dasselbe geschieht, wenn die Anmeldung von selbst endet und jemand LUX auf dem Gerät wieder öffnet.',
      'Unter „Mein Konto“ kann jede und jeder das eigene Passwort ändern. Konten, die LUX verwalten, können zusätzlich durch Codes einer Authenticator-App geschützt werden; der Schlüssel dafür liegt verschlüsselt auf dem Server, Wiederherstellungscodes nur als Hashwerte.',
    ],
  },
  {
    title: 'Sprache und Stimme',
    paragraphs: [
      'Kann der Browser Sprache selbst erkennen, übernimmt er das. Je nach Hersteller (zum Beispiel bei Chrome und Edge) wird der Ton dafür an dessen Server übertragen; darauf hat LUX keinen Einfluss. Die Betreiberin kann das ausschalten; dann hört kein Browser zu. Sonst geht die Aufnahme an den LUX-Server und, wenn die Betreiberin einen Dienst dafür eingerichtet hat, an diesen. LUX speichert keine Tonaufnahmen. Wer nicht sprechen möchte, kann immer tippen.',
      'Die Stimme von LUX wird auf dem Server erzeugt oder, wenn eingerichtet, von OpenAI oder einem kompatiblen Dienst oder von ElevenLabs. Dorthin geht nur der Text, der gesprochen werden soll; Sätze mit erkannten persönlichen Angaben spricht LUX mit der eigenen Stimme.',
    ],
  },
  {
    title: 'Was an KI-Dienste geht',
    paragraphs: [
      'Ohne eingerichteten Dienst arbeitet LUX vollständig auf dem eigenen Server; dann verlässt kein Satz eines Kindes das System. Sind Dienste eingerichtet, erhalten sie die Frage mit dem nötigen Zusammenhang, den Bildwunsch oder den Text der Geschichte, und zur Sicherheitsprüfung den zu prüfenden Text.',
      'Kennzeichen, Benutzerkennung und IP-Adresse des Kindes gehen nicht mit. Namen, Schule, Klasse, Wohnort und Anschrift, Telefonnummern, E-Mail-Adressen, Benutzernamen, Geburtstage, Konten und Passwörter werden in Fragen, Bildwünschen und Geschichten vorher durch Platzhalter ersetzt, auch vor der Sicherheitsprüfung, soweit die Regeln sie erkennen; Namen setzt der LUX-Server in der Antwort wieder ein. Nicht alles wird erkannt: Ein Vorname allein bleibt stehen, wenn im Gespräch nichts sagt, wer das ist. LUX fragt nie danach.',
    ],
  },
  {
    title: 'Schutz der Kinder',
    paragraphs: [
      'Eingaben und Antworten durchlaufen bei eingeschaltetem Kinderschutz eigene Regeln und, wenn eingerichtet, die Prüfung eines Dienstes. Anzeichen von Gefahr (zum Beispiel Gewalt, Missbrauch oder Selbstverletzung) beantwortet ein von Menschen geschriebener Text mit Hilfsangeboten, ohne KI-Modell. Solche Anfragen sind für die Administration gekennzeichnet. Löscht jemand alle Daten, bevor die Administration eine solche Anfrage angesehen hat, bleibt der Satz ohne jeden Hinweis auf die Person stehen, bis sie es getan hat, höchstens 30 Tage. LUX ersetzt keine Aufsicht: Die Regeln erkennen nicht jeden Hilferuf.',
    ],
  },
  {
    title: 'Protokoll der Anfragen',
    paragraphs: [
      'Für Betrieb und Sicherheit wird jede Anfrage festgehalten: Zeit, Art, Dauer und Ergebnis, Frage und Antwort, Bildadresse, ein aus dem Kennzeichen berechnetes Zeichen oder das Konto, Browserkennung und die gekürzte IP-Adresse (die letzte Stelle bei IPv4 und alles nach den ersten 48 Bit bei IPv6 entfällt). In der Voreinstellung werden diese Einträge nach 30 Tagen gelöscht; die Betreiberin kann Frist und Kürzung ändern.',
      'Einsehen kann sie nur die Administration. Was diese tut (zum Beispiel Rechte ändern, exportieren, Konten löschen oder Passwörter zurücksetzen), wird mit Name, Zeit und Betroffenen ein Jahr lang festgehalten; nur wem dieses LUX gehört, kann es lesen, und ändern oder löschen kann es niemand. Die technischen Logdateien enthalten weder Sätze von Kindern noch Kennzeichen.',
    ],
  },
  {
    title: 'Wie lange etwas bleibt',
    paragraphs: [
      'Ohne Konto löscht LUX Gespräche, Bilder, Geschichten und Spielstände von selbst, wenn sie lange nicht benutzt wurden, in der Voreinstellung nach 90 Tagen. Mit Konto bleiben Gespräche, Bilder, Geschichten und Sticker, bis sie gelöscht werden; ein Konto, das niemand mehr benutzt, löscht LUX mit allem darin, in der Voreinstellung nach einem Jahr. Ein in der Galerie oder bei den Ausmalbildern gelöschtes Bild verschwindet aus den Listen aller Geräte und vom Server, ein unter „Meine Gespräche“ gelöschtes Gespräch ebenso; im Protokoll der Anfragen steht statt der Worte dann „gelöscht“. Nur der Satz eines noch nicht angesehenen Hilferufs bleibt, wie oben beschrieben. Hat ein Kind sein Passwort vergessen, kann die Administration ein neues setzen, das beim nächsten Anmelden durch ein eigenes ersetzt werden muss; das alte kann niemand lesen. Fehlgeschlagene Anmeldungen werden 15 Minuten lang gezählt, damit Passwörter nicht erraten werden.',
    ],
  },
  {
    title: 'Ihre Rechte',
    paragraphs: [
      'Unter „Meine Daten“ sehen Sie, was zu diesem Kind gespeichert ist, laden es als JSON-Datei oder mit allen Bildern als ZIP herunter und löschen es in allen Diensten. Die Protokolleinträge verlieren dabei alles, was auf eine Person hinweist, und ihre Sätze; gezählt bleiben sie. Nur der Satz eines noch nicht angesehenen Hilferufs bleibt, wie oben beschrieben. Im Protokoll der Administration bleibt stehen, was sie mit einem Konto getan hat. Löschen lässt sich nicht rückgängig machen.',
      'Daneben haben Sie die Rechte der Datenschutz-Grundverordnung auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit, Widerspruch und Beschwerde bei einer Aufsichtsbehörde.',
    ],
  },
];

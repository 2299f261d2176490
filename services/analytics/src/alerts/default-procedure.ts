/**
 * How a school may go about a sign of danger, until the owner writes down how theirs does. What it must
 * fill in itself stands in brackets. Lines: `# ` before headings, `- ` before points.
 */
export const DEFAULT_PROCEDURE = `# Sofort
- Öffnen Sie den Alarm und lesen Sie, was das Kind gesagt hat. LUX kann sich irren; angesehen wird jeder Alarm.
- Droht jetzt Gefahr für Leib und Leben (Suizid, Verletzung, Vergiftung, Atemnot, Feuer): Notruf 112. Bei Gewalt oder Bedrohung: Polizei 110.
- Finden Sie heraus, welches Kind es ist: Wer war zu dieser Zeit an welchem Gerät? LUX kennt Kinder ohne Konto nicht mit Namen.
- Gehen Sie zum Kind oder schicken Sie jemanden, dem es vertraut. Lassen Sie es nicht allein.
- Sprechen Sie ruhig und unter vier Augen mit ihm. Hören Sie zu. Glauben Sie ihm.

# Wem Sie Bescheid geben
- Noch am selben Tag: Schulleitung, Klassenleitung und Schulsozialarbeit oder Beratungslehrkraft [Namen und Telefonnummern eintragen].
- Die Eltern, wenn das Kind dadurch nicht in Gefahr gerät. Geht es um Gewalt, Missbrauch oder Vernachlässigung zu Hause, fragen Sie vorher eine Fachkraft.
- Bei Verdacht auf Gefährdung haben Lehrkräfte Anspruch auf Beratung durch eine insoweit erfahrene Fachkraft (§ 4 KKG); das Jugendamt vermittelt sie [Telefonnummer eintragen].

# Wen Sie anrufen können
- Notruf 112, Polizei 110
- Giftnotruf Ihres Bundeslandes [Nummer eintragen]
- Jugendamt, auch außerhalb der Bürozeiten [Nummer eintragen]
- Hilfe-Telefon Sexueller Missbrauch: 0800 22 55 530
- Elterntelefon der Nummer gegen Kummer: 0800 111 0550; für Kinder: 116 111
- TelefonSeelsorge, rund um die Uhr: 0800 111 0 111

# Was Sie nicht tun
- Fragen Sie das Kind nicht aus, und legen Sie ihm keine Antworten in den Mund.
- Versprechen Sie nicht, dass Sie es für sich behalten.
- Sprechen Sie niemanden an, der dem Kind etwas angetan haben könnte.
- Sprechen Sie nicht vor der Klasse darüber, und schicken Sie die Worte des Kindes nicht weiter.

# Danach
- Schreiben Sie auf, was das Kind wörtlich gesagt hat, was Sie getan haben und wann.
- Markieren Sie den Alarm als erledigt. Vorher kommen Erinnerungen.`;

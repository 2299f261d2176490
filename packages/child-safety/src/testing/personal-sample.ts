/** A child tells everything about itself, and what of it may leave nowhere: to be tried on each way out. */
export const personalSample = {
  sentences: [
    'Ich heiße Mia Schneider und gehe auf die Astrid-Lindgren-Schule in Lippstadt, Klasse 3b.',
    'Ich wohne im Ahornweg siebzehn, 59555 Lippstadt.',
    'Meine Freundin Lena Vogt hat Epilepsie, und Frau Hoffmann ist unsere Lehrerin.',
    'Meine Nummer ist null eins sieben sechs zwölf vierunddreißig sechsundfünfzig, Papas ist 0171 2345678.',
    'Schreib mir an mia punkt schneider ät gmail punkt com oder mia.schneider@web.de.',
    'Mein Insta ist mia_2015, und ich bin am dritten Mai zweitausendfünfzehn geboren.',
    'Mein Passwort ist Einhorn77, und die IBAN von Mama ist DE89 3704 0044 0532 0130 00.',
  ],
  facts: [
    ...['Mia', 'Schneider', 'Lindgren', 'Lippstadt', '3b', 'Ahornweg', 'siebzehn', '59555'],
    ...['Lena', 'Vogt', 'Epilepsie', 'Hoffmann', 'sieben sechs', 'vierunddreißig', '2345678'],
    ...['gmail', 'web.de', 'mia_2015', 'dritten Mai', 'zweitausendfünfzehn', 'Einhorn77', '0532'],
  ],
} as const;

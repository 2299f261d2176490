import microphone from 'openmoji/color/svg/1F3A4.svg?url';
import book from 'openmoji/color/svg/1F4D3.svg?url';
import helper from 'openmoji/color/svg/1F6DF.svg?url';
import shield from 'openmoji/color/svg/1F6E1.svg?url';
import broom from 'openmoji/color/svg/1F9F9.svg?url';
import eyes from 'openmoji/color/svg/1F440.svg?url';
import lock from 'openmoji/color/svg/1F512.svg?url';

interface ChildText {
  drawing: string;
  title: string;
  sentences: readonly string[];
}

/** The privacy page for children: short sentences, each of them true to the code. */
export const childTexts: readonly ChildText[] = [
  {
    drawing: book,
    title: 'Was LUX sich merkt',
    sentences: [
      'LUX merkt sich, was du fragst und was LUX antwortet.',
      'LUX hebt deine Bilder auf und die Wünsche dazu.',
      'So kannst du später weitermachen.',
    ],
  },
  {
    drawing: microphone,
    title: 'Deine Stimme',
    sentences: [
      'LUX macht aus deiner Stimme Wörter.',
      'Die Aufnahme hebt LUX nicht auf.',
      'In manchen Browsern hört dabei die Firma zu, die den Browser gemacht hat.',
    ],
  },
  {
    drawing: lock,
    title: 'Was du lieber für dich behältst',
    sentences: [
      'Sag LUX nicht deinen ganzen Namen.',
      'Sag LUX nicht, wo du wohnst, und keine Telefonnummer.',
      'LUX fragt dich nie danach.',
    ],
  },
  {
    drawing: shield,
    title: 'Wer LUX hilft',
    sentences: [
      'Manchmal denkt ein anderer Computer für LUX nach.',
      'LUX sagt ihm nicht, wer du bist.',
      'Namen, Nummern und Adressen versteckt LUX vorher, wenn LUX sie erkennt.',
    ],
  },
  {
    drawing: eyes,
    title: 'Wer mitlesen kann',
    sentences: [
      'Die Erwachsenen, die sich um LUX kümmern, können eine Zeit lang sehen, was gefragt wurde.',
      'Andere Kinder sehen deine Sachen nicht.',
    ],
  },
  {
    drawing: helper,
    title: 'Wenn es dir schlecht geht',
    sentences: [
      'Wenn du LUX von etwas Schlimmem erzählst, sagt LUX dir, wer hilft.',
      'Die Erwachsenen, die sich um LUX kümmern, sehen dann ein Zeichen dafür.',
      'Auch wenn du alles löschst, dürfen sie einen Hilferuf noch lesen. Dein Name steht dann nicht mehr dabei.',
      'LUX verspricht dir nicht, dass es geheim bleibt. Es geht darum, dass du sicher bist.',
    ],
  },
  {
    drawing: broom,
    title: 'Alles wieder löschen',
    sentences: [
      'Unter „Meine Daten“ siehst du, was gespeichert ist.',
      'Du kannst es mitnehmen oder alles löschen.',
      'Frag dabei ruhig einen Erwachsenen.',
    ],
  },
];

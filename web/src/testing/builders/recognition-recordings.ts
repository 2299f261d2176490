/** What the recogniser said, and how many milliseconds after it began to listen. */
export type RecordedEvent =
  | [atMs: number, event: 'speech-start' | 'speech-end' | 'end']
  | [atMs: number, event: 'interim' | 'final', text: string];

export interface RecognitionRecording {
  name: string;
  events: RecordedEvent[];
  /** What the child wanted to say. */
  meant: string;
}

/**
 * How recognisers behave, written down from Chrome and Edge (one final result, then the end),
 * Safari (final results while it goes on listening) and Android (speech events, repeated results).
 */
export const recognitionRecordings: readonly RecognitionRecording[] = [
  {
    name: 'a quick question; the recogniser ends by itself',
    events: [
      [620, 'interim', 'wie'],
      [810, 'interim', 'wie viele Beine'],
      [1240, 'interim', 'wie viele Beine hat eine Spinne'],
      [1710, 'final', 'Wie viele Beine hat eine Spinne'],
      [1760, 'end'],
    ],
    meant: 'Wie viele Beine hat eine Spinne',
  },
  {
    name: 'a final result without interim ones',
    events: [[1900, 'final', 'Warum ist der Himmel blau']],
    meant: 'Warum ist der Himmel blau',
  },
  {
    name: 'the same final result twice',
    events: [
      [900, 'interim', 'was ist'],
      [1500, 'final', 'Was ist sieben mal acht'],
      [1580, 'final', 'Was ist sieben mal acht'],
    ],
    meant: 'Was ist sieben mal acht',
  },
  {
    name: 'speech events around one sentence',
    events: [
      [400, 'speech-start'],
      [1100, 'interim', 'erzähl mir'],
      [2300, 'speech-end'],
      [2500, 'final', 'Erzähl mir einen Witz'],
      [2560, 'end'],
    ],
    meant: 'Erzähl mir einen Witz',
  },
  {
    name: 'a pause for thought after "und"',
    events: [
      [700, 'interim', 'was frisst ein Igel'],
      [1500, 'final', 'Was frisst ein Igel und'],
      [1900, 'interim', 'Was frisst ein Igel und wo'],
      [2900, 'final', 'Was frisst ein Igel und wo schläft er'],
    ],
    meant: 'Was frisst ein Igel und wo schläft er',
  },
  {
    name: 'a pause for thought before the noun',
    events: [
      [1300, 'final', 'Wie alt wird eine'],
      [1720, 'interim', 'Wie alt wird eine Schildkröte'],
      [2100, 'final', 'Wie alt wird eine Schildkröte'],
    ],
    meant: 'Wie alt wird eine Schildkröte',
  },
  {
    name: 'a beginning that sounds finished, then the question',
    events: [
      [1400, 'final', 'Ich habe eine Frage'],
      [1750, 'interim', 'Ich habe eine Frage warum'],
      [3100, 'final', 'Ich habe eine Frage warum bluten wir'],
    ],
    meant: 'Ich habe eine Frage warum bluten wir',
  },
  {
    name: 'a long silence before the first word',
    events: [
      [4200, 'interim', 'wer'],
      [5100, 'final', 'Wer hat den Buchdruck erfunden'],
      [5150, 'end'],
    ],
    meant: 'Wer hat den Buchdruck erfunden',
  },
  {
    name: 'one word',
    events: [
      [800, 'interim', 'ja'],
      [1100, 'final', 'Ja'],
      [1140, 'end'],
    ],
    meant: 'Ja',
  },
  {
    name: 'a slow speaker whose words keep changing',
    events: [
      [900, 'interim', 'wo'],
      [1700, 'interim', 'wo wohnt'],
      [2600, 'interim', 'wo wohnen'],
      [3600, 'interim', 'wo wohnen Pinguine'],
      [4300, 'final', 'Wo wohnen Pinguine'],
    ],
    meant: 'Wo wohnen Pinguine',
  },
  {
    name: 'two sentences, the second after a breath',
    events: [
      [1500, 'final', 'Hallo LUX'],
      [1900, 'interim', 'Hallo LUX wie geht'],
      [2600, 'final', 'Hallo LUX wie geht es dir'],
    ],
    meant: 'Hallo LUX wie geht es dir',
  },
  {
    name: 'an "ähm" at the end that gets its rest',
    events: [
      [1200, 'final', 'Was macht ein Astronaut ähm'],
      [1600, 'interim', 'Was macht ein Astronaut ähm im'],
      [2200, 'final', 'Was macht ein Astronaut ähm im Weltall'],
    ],
    meant: 'Was macht ein Astronaut ähm im Weltall',
  },
  {
    name: 'a sum',
    events: [
      [700, 'interim', '12'],
      [1300, 'interim', '12 geteilt durch'],
      [1800, 'final', 'Wie viel ist 12 geteilt durch 4'],
      [1850, 'end'],
    ],
    meant: 'Wie viel ist 12 geteilt durch 4',
  },
  {
    name: 'nothing but noise',
    events: [
      [900, 'speech-start'],
      [1300, 'speech-end'],
    ],
    meant: '',
  },
  {
    name: 'a final result long after the last interim one',
    events: [
      [600, 'interim', 'warum schlafen'],
      [1900, 'final', 'Warum schlafen Fledermäuse am Tag'],
    ],
    meant: 'Warum schlafen Fledermäuse am Tag',
  },
];

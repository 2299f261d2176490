import type { WeightedTerm } from '../create-scorer.ts';

/** What somebody wants with it: to know how, to get it, to see it, to make it. */
export const wishTerms: WeightedTerm[] = [
  {
    weight: 2,
    words:
      'wie | womit | was muss ich | was brauch* | was muss man | kann ich | kann man | kannst du | darf ich | darf man | soll ich | soll man | hilf mir | <how to>',
  },
  {
    weight: 0.5,
    words:
      'wo | woher | kaufen | kauf* | krieg* | bekomm* | bestellen | besorg* | herbekommen | her | kostet',
  },
  {
    weight: 0.2,
    words:
      'ich will | ich möchte | ich werd* | ich werde | ich geh | ich geh jetzt | ich bin gleich | ich mach | ich hab | ich muss',
  },
  {
    weight: 1.7,
    words:
      '<paint> | zeig* | erzähl* | schreib* | sing | sag mal | geschichte | video* | witz* | lied',
  },
  { weight: 0.4, words: 'man | jemand* | jemandem | einen | <person>' },
  { weight: 0, words: 'was ist | was heißt | was bedeutet | was sind' },
  {
    weight: 0.5,
    words:
      'mach* | bau* | bau ich | bastel* | herstell* | misch* | rezept | versteck* | anbau* | züchte* | dreh* | selber | selbst | probier* | ausprobier* | trink* | nehm* | schnüffel*',
  },
  { weight: 0.4, words: 'sind alle | alle | sollen | gehören' },
  { weight: 1.2, words: 'besser | am besten | beste* | stärkste* | schlimmste* | richtig' },
];

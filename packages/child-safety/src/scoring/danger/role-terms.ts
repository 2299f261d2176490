import type { WeightedTerm } from '../create-scorer.ts';

/** Who is spoken of: the child itself, somebody close, somebody who has power over it. */
export const roleTerms: WeightedTerm[] = [
  { weight: 1.4, words: 'ich | hab | bin' },
  { weight: 1.6, words: 'mich | mir' },
  { weight: 1.1, words: 'uns | wir' },
  {
    weight: 1.3,
    words:
      'mein | meine | meinen | meinem | meiner | meines | unser | unsere | unserem | unseren | unserer | mama | papa | oma | opa | baby | <parent>',
  },
  {
    weight: 1.2,
    words:
      '<parent> | <helper> | <relative> | onkel | er | sie | die | jemand | einer | mann | typ | die anderen | jungs | älterer | große | großen | stief* | halbbruder | freund von mama | mama ihr freund | mamas freund',
  },
  {
    weight: 1,
    words:
      '^ich | ^mein | ^meine | ^mir | ^mich | ^papa | ^mama | ^er | ^die | ^der | ^einer | ^jemand | ^seit | ^wenn | ^immer | ^zuhause | ^bei | ^da | ^in',
  },
  {
    weight: 1.6,
    words:
      'manche kinder | andere kinder | ein kind | ein mädchen | ein junge | meine freundin | mein freund | von leon | einen freund | eine freundin',
  },
];

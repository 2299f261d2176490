/** The adults a child lives with, as alternatives of a rule pattern. */
export const parentWords =
  'papa | papas | papi | vati | vater | vaters | mama | mamas | mami | mutti | mutter | eltern | stiefvater | stiefmutter | stiefpapa | stiefmama | pflegevater | pflegemutter | pflegeeltern | mamas freund | freund von mama | freund meiner mutter | freund von meiner mama | papas freundin | freundin von papa';

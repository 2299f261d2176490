/** Adults and older ones outside the parents, as alternatives of a rule pattern. */
export const grownUpWords =
  'onkel | tante | opa | oma | großvater | nachbar | nachbarn | trainer | trainerin | betreuer | erzieher | babysitter | lehrer | lehrerin | cousin | bruder | schwester | stiefbruder | mann | frau | jemand | einer | er | sie | typ | freund | junge | pfarrer';

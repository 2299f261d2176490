const ASKED = '(?:warum|wieso|weshalb|wann|wo|wie lange|wie oft|wofür|wozu)';
const WHO = '(?:ich|du|er|sie|es|man|wir|(?:der|die|das|ein|eine|mein|meine) \\p{L}+|\\p{L}+)';
const VERB = '(?:muss|müssen|kann|können|darf|dürfen|soll|sollen|ist|sind|hat|haben|wird|werden)';
/** In a clause of German that is whole the verb stands last: "warum ich schlafen muss". */
const VERB_BEHIND = new RegExp(
  `^((?:und |aber |also )?${ASKED}) (?!${VERB} )(${WHO}) (${VERB}) (?!.*(?<!\\p{L})${VERB}[ ?.!]*$)(?!(?:die|der|das|es|er|sie|man|wir|ich) )(?=\\p{L}+)`,
  'iu',
);

/** "Warum ich muss schlafen", "warum die Sonne ist gelb": who learns German puts the verb behind whom it is of. */
export const withVerbInPlace = (said: string): string => said.replace(VERB_BEHIND, '$1 $3 $2 ');

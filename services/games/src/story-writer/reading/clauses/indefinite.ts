import type { Named } from '../../grammar/decline-name.ts';
import type { Entity } from '../entity.ts';
import type { Mention } from './noun-phrase.ts';

/** What is only wished for is any of its kind: `ein Hund`, `einen Hund`, `einem Hund`. */
export function indefinite(
  { determiner }: Mention,
  { nom, acc, dat, gender, isPlural }: Entity,
): Partial<Named> {
  if (isPlural || !/^ein/u.test(determiner)) return {};
  const noun = (form: string) => form.split(' ').at(-1) ?? form;
  const isShe = gender === 'f';
  return {
    nom: `${isShe ? 'eine' : 'ein'} ${noun(nom)}`,
    acc: `${isShe ? 'eine' : gender === 'm' ? 'einen' : 'ein'} ${noun(acc)}`,
    dat: `${isShe ? 'einer' : 'einem'} ${noun(dat)}`,
  };
}

import type { Token } from './tokens.ts';

/** What kinds of facts tell who a child is, by the word that stands for them. */
export const factLabels = {
  name: 'Name',
  mail: 'E-Mail-Adresse',
  handle: 'Benutzername',
  phone: 'Telefonnummer',
  account: 'Kontonummer',
  secret: 'Passwort',
  address: 'Adresse',
  town: 'Ort',
  school: 'Schule',
  class: 'Klasse',
  club: 'Verein',
  workplace: 'Arbeitsstelle',
  plate: 'Kennzeichen',
  birthday: 'Geburtstag',
  illness: 'Krankheit',
} as const;

export type FactKind = keyof typeof factLabels;

/** Where a fact stands in a text. */
export interface Span {
  kind: FactKind;
  from: number;
  /** Not included. */
  to: number;
}

/** What was hidden. It stays on this server. */
export interface PersonalFact {
  kind: FactKind;
  /** What stands for it outside: `[Name 1]`. */
  placeholder: string;
  /** As it was said. */
  value: string;
}

/** Said once it is hidden wherever it is said again; a town or an illness may be asked about. */
const LASTING: ReadonlySet<FactKind> = new Set([
  'name',
  'mail',
  'handle',
  'phone',
  'account',
  'secret',
  'address',
  'school',
]);
export const isLasting = ({ kind }: Pick<PersonalFact, 'kind'>): boolean => LASTING.has(kind);

/** `[Name 1]`, `[Name 2]`; of the others mostly there is one: `[Schule]`, `[Schule 2]`. */
export function placeholderOf(kind: FactKind, number: number): string {
  const label = factLabels[kind];
  return number === 1 && kind !== 'name' ? `[${label}]` : `[${label} ${number}]`;
}

/** From one token up to another, which is not included, as a name; none where there are no such tokens. */
export function spanOf(tokens: readonly Token[], start: number, end: number): Span[] {
  const [first, last] = [tokens[start], tokens[end - 1]];
  return first && last ? [{ kind: 'name', from: first.from, to: last.to }] : [];
}

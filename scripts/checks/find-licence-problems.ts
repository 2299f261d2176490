import { licenceExceptions } from './licence-exceptions.ts';

/** Terms that ask for no more than passing on a notice; anything under them may be used anywhere. */
const allowedLicences: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Unlicense',
  'Python-2.0',
  'PSF-2.0',
  'Zlib',
]);

export interface UsedPackage {
  name: string;
  /** An SPDX expression, or null where the package names none. */
  licence: string | null;
}

/** Names each package with a licence that is not on the list, and that licence. */
export function findLicenceProblems(packages: readonly UsedPackage[]): string[] {
  return packages
    .filter(({ name, licence }) => !isAllowed(name, licence ?? 'none named'))
    .map(({ name, licence }) => `${name}: ${licence ?? 'none named'}`);
}

function isAllowed(name: string, expression: string): boolean {
  const isTermAllowed = (term: string) =>
    allowedLicences.has(term) ||
    licenceExceptions.some((one) => name.startsWith(one.name) && one.licence === term);
  // Mixed expressions with inner parentheses do not occur; they would be refused.
  const terms = expression.replace(/^\((.*)\)$/, '$1');
  return terms
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((term) => isTermAllowed(term.trim())));
}

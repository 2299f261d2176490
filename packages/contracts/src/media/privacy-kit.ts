import { z } from 'zod';
import { PublicSettings } from '../accounts/settings.ts';
import { Operator } from '../common/ids.ts';
import { Place, ProcessingFacts } from '../common/processing-facts.ts';

/** The documents of the privacy kit. */
export const KitDocument = z.enum(
  [
    'parents-notice',
    'consent',
    'register',
    'measures',
    'deletion',
    'impact-assessment',
    'breach',
    'contracts',
  ],
  'Dieses Dokument gibt es nicht.',
);
export type KitDocument = z.infer<typeof KitDocument>;

/** The documents that parents are given, and so in their languages; the others are in German. */
export const parentsDocuments: readonly KitDocument[] = ['parents-notice', 'consent'];

/** German titles, as the dashboard lists them and files are named. */
export const kitDocumentTitles: Readonly<Record<KitDocument, string>> = {
  'parents-notice': 'Information für Eltern',
  consent: 'Einwilligung der Eltern',
  register: 'Verzeichnis der Verarbeitungstätigkeiten',
  measures: 'Technische und organisatorische Maßnahmen',
  deletion: 'Löschkonzept',
  'impact-assessment': 'Datenschutz-Folgenabschätzung',
  breach: 'Ablauf bei einer Datenpanne',
  contracts: 'Prüfliste für Verträge mit Anbietern',
};

/** Those of the gate; `sr` is Serbian and Croatian in Latin letters, `ku` Kurmanji. */
export const KitLanguage = z.enum(
  ['de', 'tr', 'ar', 'uk', 'ru', 'pl', 'ro', 'sq', 'ku', 'fa', 'en', 'fr', 'es', 'it', 'sr'],
  'In dieser Sprache gibt es das Dokument nicht.',
);
export type KitLanguage = z.infer<typeof KitLanguage>;

/** What each language calls itself. */
export const kitLanguageNames: Readonly<Record<KitLanguage, string>> = {
  de: 'Deutsch',
  tr: 'Türkçe',
  ar: 'العربية',
  uk: 'Українська',
  ru: 'Русский',
  pl: 'Polski',
  ro: 'Română',
  sq: 'Shqip',
  ku: 'Kurdî (Kurmancî)',
  fa: 'فارسی',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  sr: 'Srpski / Hrvatski',
};

export const KitFormat = z.enum(['pdf', 'txt']);
export type KitFormat = z.infer<typeof KitFormat>;

/** Everything the kit says about this LUX, as it is configured at this moment. */
export const PrivacyFacts = z.object({
  collectedAt: z.iso.datetime(),
  operator: Operator,
  ...PublicSettings.pick({
    assistantName: true,
    childSafeMode: true,
    usesBrowserRecognition: true,
    registration: true,
  }).shape,
  isSecondFactorRequired: z.boolean(),
  isFullIpStored: z.boolean(),
  /** `PUBLIC_URL`; empty where it is not set. */
  addresses: z.array(z.string()),
  /** Where traces are sent; null: nowhere. */
  traces: z.object({ host: z.string().nullable(), place: Place }).nullable(),
  /** Who is told of signs of danger; `recipients` of e-mail, 0 where none can be sent. */
  alerts: z.object({
    recipients: z.number().int().min(0),
    webhookHost: z.string().nullable(),
    /** Whether the child's words are sent along. */
    includesWords: z.boolean(),
  }),
  /** After this time an unused dashboard that was opened by its password closes. */
  dashboardIdleMinutes: z.number().int().positive(),
  /** How long a second factor that was shown counts for what hurts. */
  confirmationMinutes: z.number().int().positive(),
  ...ProcessingFacts.shape,
});
export type PrivacyFacts = z.infer<typeof PrivacyFacts>;

/** Body of media's `POST /privacy-kit`. */
export const KitOrder = z
  .object({
    document: KitDocument,
    language: KitLanguage,
    format: KitFormat,
    facts: PrivacyFacts,
  })
  .refine(({ document, language }) => isKitDocumentIn(document, language), {
    path: ['language'],
    message: 'Dieses Dokument gibt es nur auf Deutsch.',
  });
export type KitOrder = z.infer<typeof KitOrder>;

/** Whether a document is there in a language. */
export function isKitDocumentIn(document: KitDocument, language: KitLanguage): boolean {
  return language === 'de' || parentsDocuments.includes(document);
}

/** `GET /api/admin/privacy-kit`: what was read, and what can be made of it. */
export const PrivacyKit = z.object({
  facts: PrivacyFacts,
  documents: z.array(
    z.object({ id: KitDocument, title: z.string(), languages: z.array(KitLanguage) }),
  ),
});
export type PrivacyKit = z.infer<typeof PrivacyKit>;

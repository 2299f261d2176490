import type { MaterialKind, MaterialSummary } from '@lux/contracts/classroom/material.ts';
import {
  BookOpenText,
  type LucideIcon,
  MessageCircleQuestion,
  SpellCheck,
  Trophy,
} from 'lucide-react';

interface KindTexts {
  icon: LucideIcon;
  label: string;
  /** What children do with it. */
  use: string;
  /** `1 Frage`, `12 Fragen`. */
  units: [one: string, many: string];
}

/** The four kinds, in the order in which they are offered. */
export const materialKinds: Record<MaterialKind, KindTexts> = {
  quiz: {
    icon: Trophy,
    label: 'Quiz',
    use: 'Fragen mit Antworten zum Auswählen',
    units: ['Frage', 'Fragen'],
  },
  words: {
    icon: SpellCheck,
    label: 'Wörter',
    use: 'Wörter für das Buchstabenspiel',
    units: ['Wort', 'Wörter'],
  },
  text: {
    icon: BookOpenText,
    label: 'Lesetext',
    use: 'Ein Text zum Vorlesen',
    units: ['Zeichen', 'Zeichen'],
  },
  topic: {
    icon: MessageCircleQuestion,
    label: 'Thema',
    use: 'Ein Sachtext, aus dem LUX antwortet',
    units: ['Zeichen', 'Zeichen'],
  },
};

/** `12 Fragen`, `1.250 Zeichen`. */
export function sizeText({ kind, size }: Pick<MaterialSummary, 'kind' | 'size'>): string {
  const [one, many] = materialKinds[kind].units;
  return `${size.toLocaleString('de-DE')} ${size === 1 ? one : many}`;
}

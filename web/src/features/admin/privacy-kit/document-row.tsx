import {
  type KitFormat,
  type KitLanguage,
  kitLanguageNames,
  type PrivacyKit,
} from '@lux/contracts/media/privacy-kit.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { Select } from '../../../forms/select.tsx';

interface DocumentRowProps {
  document: PrivacyKit['documents'][number];
  isBusy: boolean;
  onSave: (language: KitLanguage, format: KitFormat) => void;
}

/** One document of the kit: its language, where there are several, and both formats. */
export function DocumentRow({ document, isBusy, onSave }: DocumentRowProps) {
  const [language, setLanguage] = useState<KitLanguage>('de');
  const { title, languages } = document;
  return (
    <li className="flex flex-wrap items-end justify-between gap-3 px-4 py-3">
      <h3 className="min-w-0 basis-64 grow self-center font-bold">{title}</h3>
      {languages.length > 1 && (
        <Field label={`Sprache: ${title}`} isLabelHidden className="min-w-52">
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) =>
                setLanguage(languages.find((one) => one === target.value) ?? 'de')
              }
            >
              {languages.map((one) => (
                <option key={one} value={one} lang={one}>
                  {kitLanguageNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="flex gap-2">
        {(['pdf', 'txt'] as const).map((format) => (
          <Button
            key={format}
            variant="outline"
            disabled={isBusy}
            aria-label={`${title} als ${format === 'pdf' ? 'PDF' : 'Text'} speichern`}
            onClick={() => onSave(language, format)}
          >
            <Download aria-hidden />
            {format === 'pdf' ? 'PDF' : 'Text'}
          </Button>
        ))}
      </div>
    </li>
  );
}

import type { MaterialFormat, MaterialSummary } from '@lux/contracts/classroom/material.ts';
import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { Switch } from '../../../components/controls/switch.tsx';
import { DeleteDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { ageGroupLabel } from '../age-groups.ts';
import { materialKinds, sizeText } from './material-kinds.ts';
import { materialsApi } from './materials-api.ts';

const formats: Record<MaterialFormat, { label: string; use: string }> = {
  csv: { label: 'Tabelle (CSV)', use: 'für Excel oder Numbers' },
  gift: { label: 'GIFT', use: 'für Moodle' },
  json: { label: 'LUX (JSON)', use: 'für ein anderes LUX' },
};

/** GIFT knows questions only. */
const formatsOf = (kind: MaterialSummary['kind']): MaterialFormat[] =>
  kind === 'quiz' ? ['csv', 'gift', 'json'] : ['csv', 'json'];

interface MaterialCardProps {
  material: MaterialSummary;
  isActing: boolean;
  onShare: (isShared: boolean) => void;
  onDelete: () => void;
}

/** A material in the list: opened, shared, saved as a file, deleted. A colleague's is looked at. */
export function MaterialCard({ material, isActing, onShare, onDelete }: MaterialCardProps) {
  const { id, kind, title, ageGroup, isShared, isOwn, author, updatedAt } = material;
  const { icon: Icon, label } = materialKinds[kind];
  const [isExporting, setIsExporting] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-primary-soft text-on-primary-soft">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0 grow">
          <h3 className="break-words text-lg leading-tight">{title}</h3>
          <p className="text-ink-soft text-sm">
            {label}, {sizeText(material)}, {ageGroupLabel(ageGroup)}
          </p>
          <p className="text-ink-soft text-sm">
            {isOwn ? `geändert am ${formatDate(updatedAt)}` : `von ${author}`}
          </p>
        </div>
        {isOwn && (
          <Switch isOn={isShared} onChange={(isOn) => !isActing && onShare(isOn)}>
            <span>
              Geteilt<span className="sr-only">: {title}</span>
            </span>
          </Switch>
        )}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-1.5">
        <Button asChild variant={isOwn ? 'soft' : 'outline'} className="grow">
          <Link
            to={`/lehrkraft/materialien/${id}`}
            aria-label={`${isOwn ? 'Bearbeiten' : 'Ansehen'}: ${title}`}
          >
            {isOwn ? <Pencil aria-hidden /> : <Eye aria-hidden />}
            {isOwn ? 'Bearbeiten' : 'Ansehen'}
          </Link>
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Als Datei speichern: ${title}`}
          onClick={() => setIsExporting(true)}
        >
          <Download aria-hidden />
        </Button>
        {isOwn && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Löschen: ${title}`}
            disabled={isActing}
            onClick={() => setIsDeleting(true)}
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
      <Dialog
        isOpen={isExporting}
        onClose={() => setIsExporting(false)}
        title="Als Datei speichern"
      >
        <div className="flex flex-col gap-3">
          {formatsOf(kind).map((format) => (
            <Button key={format} asChild size="child" variant="outline">
              <a href={materialsApi.fileOf(id, format)} download>
                <Download aria-hidden />
                <span>
                  {formats[format].label}
                  <span className="block font-normal text-ink-soft text-sm">
                    {formats[format].use}
                  </span>
                </span>
              </a>
            </Button>
          ))}
        </div>
      </Dialog>
      <DeleteDialog
        isOpen={isDeleting}
        question={`„${title}“ löschen?`}
        description="Stunden, die schon begonnen haben, behalten es bis zu ihrem Ende."
        onConfirm={() => {
          setIsDeleting(false);
          onDelete();
        }}
        onCancel={() => setIsDeleting(false)}
      />
    </Card>
  );
}

import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import missing from 'openmoji/color/svg/1F50D.svg?url';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import type { Picture } from '../../../pictures/picture.ts';
import { coloringPagesAtom } from '../../../pictures/picture-lists.ts';
import { ColoringEditor } from './coloring-editor.tsx';
import { useSheet } from './use-sheet.ts';

/** Colouring in one page. */
export function Studio({ pageId }: { pageId: string }) {
  const page = useAtomValue(coloringPagesAtom).find(({ id }) => id === pageId);
  return page ? <StudioOf page={page} /> : <Missing />;
}

function StudioOf({ page }: { page: Picture }) {
  const coloring = useSheet(page);
  if (coloring.open === 'loading') return <Spinner label="Ich hole dein Ausmalbild …" />;
  if (coloring.open === 'missing') return <Missing />;
  return <ColoringEditor page={page} opened={coloring.open} coloring={coloring} />;
}

function Missing() {
  return (
    <EmptyState
      drawing={missing}
      title="Dieses Ausmalbild ist nicht mehr da"
      text="Such dir ein anderes aus, oder wünsch dir ein neues."
      action={
        <Button asChild size="child">
          <Link to="/coloring">
            <ArrowLeft aria-hidden />
            Zu den Ausmalbildern
          </Link>
        </Button>
      }
    />
  );
}

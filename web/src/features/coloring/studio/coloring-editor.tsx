import { ArrowLeft, PartyPopper, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/controls/button.tsx';
import type { Picture } from '../../../pictures/picture.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { PageCanvas } from './page-canvas.tsx';
import { firstColour } from './tools/palette.ts';
import { PalettePicker } from './tools/palette-picker.tsx';
import { ToolBar, ToolButton } from './tools/tool-bar.tsx';
import type { BrushSize, Tool } from './tools/tools.ts';
import { useFinish } from './use-finish.ts';
import type { OpenSheet, useSheet } from './use-sheet.ts';
import { useView } from './view/use-view.ts';

interface ColoringEditorProps {
  page: Picture;
  opened: OpenSheet;
  coloring: ReturnType<typeof useSheet>;
}

/** The page, and around it everything to colour with. */
export function ColoringEditor({ page, opened, coloring }: ColoringEditorProps) {
  const { sheet } = opened;
  const { version, changed } = coloring;
  const view = useView(sheet.width, sheet.height);
  const [tool, setTool] = useState<Tool>('fill');
  const [size, setSize] = useState<BrushSize>('medium');
  const [colour, setColour] = useState(firstColour);
  const [isFinishing, setIsFinishing] = useState(false);
  const finish = useFinish(page, opened, version);

  const undo = () => changed(sheet.undo());
  const redo = () => changed(sheet.redo());

  return (
    <div className="-my-4 flex h-[max(34rem,calc(100dvh-10.5rem))] sm:h-[max(34rem,calc(100dvh-13rem))] flex-col gap-2 low:lying:my-0 low:lying:grid low:lying:h-[max(19rem,calc(100dvh-5rem))] low:lying:grid-cols-[1fr_21rem] low:lying:grid-rows-[auto_auto_1fr] low:lying:gap-x-3 lg:grid lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-6 lg:gap-y-4">
      <div className="grid grid-cols-[auto_auto_auto_1fr] gap-2 low:lying:col-start-2 low:lying:row-start-1 lg:col-start-2 lg:row-start-1">
        <Button asChild size="childIcon" variant="outline">
          <Link to="/coloring" aria-label="Zurück zu den Ausmalbildern">
            <ArrowLeft aria-hidden />
          </Link>
        </Button>
        <ToolButton
          icon={<Undo2 aria-hidden />}
          aria-label="Rückgängig"
          disabled={!sheet.canUndo}
          onClick={undo}
        />
        <ToolButton
          icon={<Redo2 aria-hidden />}
          aria-label="Wiederholen"
          disabled={!sheet.canRedo}
          onClick={redo}
        />
        <Button size="child" className="px-3!" onClick={() => setIsFinishing(true)}>
          <PartyPopper aria-hidden />
          Fertig!
        </Button>
      </div>
      <div className="flex min-h-0 grow flex-col low:lying:col-start-1 low:lying:row-span-3 low:lying:row-start-1 lg:col-start-1 lg:row-span-3 lg:row-start-1">
        <PageCanvas
          opened={opened}
          view={view}
          tool={tool}
          size={size}
          colour={colour.hex}
          changed={changed}
          onUndo={undo}
          onRedo={redo}
        />
      </div>
      <div className="low:lying:col-start-2 low:lying:row-start-2 lg:col-start-2 lg:row-start-2">
        <ToolBar
          tool={tool}
          size={size}
          isWhole={view.view.zoom === 1}
          onTool={setTool}
          onSize={setSize}
          onZoom={(factor) => view.zoomBy(factor)}
        />
      </div>
      <div className="low:lying:col-start-2 low:lying:row-start-3 lg:col-start-2 lg:row-start-3">
        <PalettePicker
          colour={colour}
          onChange={(chosen) => {
            setColour(chosen);
            if (tool === 'eraser') setTool('fill');
          }}
        />
      </div>
      <FinishDialog
        isOpen={isFinishing}
        isInGallery={finish.isInGallery}
        onGallery={() => void finish.toGallery()}
        onDownload={() => void finish.download()}
        onPrint={() => void finish.print()}
        onClose={() => setIsFinishing(false)}
      />
    </div>
  );
}

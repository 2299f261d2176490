import { Brush, Eraser, PaintBucket, ZoomIn, ZoomOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type BrushSize, nextSize, sizeName, type Tool } from './tools.ts';

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: ReactNode;
  /** Omitted if `aria-label` names the icon. */
  label?: string;
}

/** A tool: a picture with its word below. `aria-pressed` marks the one in hand. */
export function ToolButton({ icon, label, className = '', ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`flex min-h-child-target min-w-child-target select-none flex-col items-center justify-center gap-0.5 rounded-md border-2 border-transparent bg-surface-raised px-1 font-bold text-2xs text-ink shadow-low transition-colors disabled:text-ink-soft disabled:opacity-60 disabled:shadow-none hover:not-disabled:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft [&_svg]:size-7 ${className}`}
      {...props}
    >
      {icon}
      {label}
    </button>
  );
}

const tools = [
  { tool: 'brush', label: 'Pinsel', Icon: Brush },
  { tool: 'eraser', label: 'Radierer', Icon: Eraser },
] as const;

const dots: Record<BrushSize, string> = { small: 'size-1.5', medium: 'size-2.5', large: 'size-4' };

interface ToolBarProps {
  tool: Tool;
  size: BrushSize;
  isWhole: boolean;
  onTool: (tool: Tool) => void;
  onSize: (size: BrushSize) => void;
  onZoom: (factor: number) => void;
}

/** Tools and zoom. A second tap on brush or eraser changes its thickness. */
export function ToolBar({ tool, size, isWhole, onTool, onSize, onZoom }: ToolBarProps) {
  return (
    <div role="toolbar" aria-label="Werkzeuge" className="grid grid-cols-5 gap-2">
      <ToolButton
        icon={<PaintBucket aria-hidden />}
        label="Füllen"
        aria-pressed={tool === 'fill'}
        onClick={() => onTool('fill')}
      />
      {tools.map(({ tool: one, label, Icon }) => (
        <ToolButton
          key={one}
          icon={
            <span className="relative">
              <Icon aria-hidden />
              {tool === one && (
                <span
                  aria-hidden
                  className={`absolute -right-3 bottom-0 rounded-full bg-current ${dots[size]}`}
                />
              )}
            </span>
          }
          label={label}
          aria-label={tool === one ? `${label}, ${sizeName(size)}` : label}
          aria-pressed={tool === one}
          onClick={() => (tool === one ? onSize(nextSize(size)) : onTool(one))}
        />
      ))}
      <ToolButton icon={<ZoomIn aria-hidden />} label="Größer" onClick={() => onZoom(1.6)} />
      <ToolButton
        icon={<ZoomOut aria-hidden />}
        label="Kleiner"
        disabled={isWhole}
        onClick={() => onZoom(1 / 1.6)}
      />
    </div>
  );
}

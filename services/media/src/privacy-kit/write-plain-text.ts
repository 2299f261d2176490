import {
  type DocumentBlock,
  type PrintableDocument,
  splitGaps,
} from '../pdf/document/printable-document.ts';

/** A document as plain text, for whoever takes it into a program of their own. */
export function writePlainText({ title, notes, blocks, footer }: PrintableDocument): string {
  const parts = [title.toUpperCase(), ...notes, ...blocks.map(writeBlock), footer];
  return `${parts.map(withGaps).join('\n\n')}\n`;
}

function writeBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(70, block.text.length))}`;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'choices':
      return block.items
        .map(({ text, original }) => `[ ] ${text}${original ? `\n    (${original})` : ''}`)
        .join('\n');
    case 'table':
      return block.rows
        .map((row) => row.map((cell, index) => `${block.columns[index]}: ${cell}`).join('\n'))
        .join('\n\n');
    case 'blank':
      return `${block.label} ______________________________`;
    case 'signature':
      return block.labels.map((label) => `______________________________\n${label}`).join('\n\n');
  }
}

const gapOf = (label: string) => `[${label}${label === '' ? '' : ': '}_______________]`;

function withGaps(text: string): string {
  return splitGaps(text)
    .map(({ text: piece, isGap }) => (isGap ? gapOf(piece.trim()) : piece))
    .join('');
}

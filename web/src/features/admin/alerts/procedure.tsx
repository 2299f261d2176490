type Block = { kind: 'heading' | 'text'; text: string } | { kind: 'points'; points: string[] };

/** Reads `# ` as a heading and `- ` as a point; everything else is a paragraph. */
export function blocksOf(procedure: string): Block[] {
  const blocks: Block[] = [];
  for (const line of procedure.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const last = blocks.at(-1);
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'text', text: line });
    else if (last?.kind === 'points') last.points.push(line.slice(2));
    else blocks.push({ kind: 'points', points: [line.slice(2)] });
  }
  return blocks;
}

/** The school's procedure, to be read in a hurry. */
export function Procedure({ text }: { text: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-2">
      {blocksOf(text).map((block, at) => {
        // Blocks do not move; their place is their name.
        const key = `${at}`;
        if (block.kind === 'points') {
          return (
            <ul key={key} className="flex list-disc flex-col gap-1.5 pl-6">
              {block.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          );
        }
        if (block.kind === 'text') return <p key={key}>{block.text}</p>;
        return (
          <h3 key={key} className="mt-3 text-lg first:mt-0">
            {block.text}
          </h3>
        );
      })}
    </div>
  );
}

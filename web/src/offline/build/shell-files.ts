import type { Rolldown } from 'vite';

/** Who teaches has a line: what only the dashboard needs is not put on every child's tablet. */
const ONLY_WITH_A_LINE = /\/routes\/admin-dashboard\.tsx$/;
const GERMAN_FONTS = /andika-latin-(400|700)-[^/]+\.woff2$/;

/** Every file that the screens of children need, without those of the dashboard, in a stable order. */
export function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();

  const follow = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    if (chunk.facadeModuleId && ONLY_WITH_A_LINE.test(chunk.facadeModuleId)) return;
    files.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) follow(imported);
  };

  for (const [name, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && output.isEntry) follow(name);
    // Threads of our own are built as files, not as chunks.
    else if (/\.worker-[^/]+\.js$/.test(name)) files.add(name);
  }
  return [...files].filter((name) => !/\.woff2?$/.test(name) || GERMAN_FONTS.test(name)).sort();
}

/**
 * Lets the browser fetch what a drawn page had put aside: the other styles and the client's scripts.
 * Resolves when the styles are there, or will not come.
 */
export async function fetchRest(): Promise<void> {
  const rest = document.querySelector<HTMLTemplateElement>('template[data-rest]')?.content;
  const styles = rest?.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!rest || !styles) return;
  const settled = new Promise((resolve) => {
    styles.onload = resolve;
    styles.onerror = resolve;
  });
  document.head.append(rest);
  await settled;
}

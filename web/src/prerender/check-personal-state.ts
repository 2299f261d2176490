/**
 * Runs in a prerendered page before its screen is parsed. A browser with state that changes this
 * screen, or an address with a query, must not show for a moment what a new visitor sees: it shows
 * the placeholder, and the client renders the screen.
 */
const { keys = '', isForVisitors } = document.currentScript?.dataset ?? {};
const { documentElement: page } = document;

function hasPersonalState(): boolean {
  if (window.location.search !== '') return true;
  if (isForVisitors !== undefined && /\blux_user=/.test(document.cookie)) return true;
  try {
    // In a lesson every screen is another one; `lesson` is storage.ts' LESSON_KEY.
    return `lesson ${keys}`.split(' ').some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Without access to storage there is no state.
    return false;
  }
}

function showPlaceholder(): void {
  const placeholder = document.querySelector<HTMLTemplateElement>('template[data-placeholder]');
  document.querySelector('main')?.replaceChildren(placeholder?.content ?? '');
  document.getElementById('root')?.removeAttribute('data-prerendered');
  page.removeAttribute('data-personal');
}

if (hasPersonalState()) {
  page.setAttribute('data-personal', '');
  document.addEventListener('DOMContentLoaded', showPlaceholder, { once: true });
}

// Makes this a module, so that its names are not global to TypeScript.
export {};

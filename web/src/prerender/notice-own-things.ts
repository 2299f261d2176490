/**
 * Stands in a drawn page before the screen and runs while the page is read: whoever has things of
 * their own there, or asked for something special, must not see for a moment what a new visitor sees.
 * They find the note that something is coming, and the client draws the screen as it is for them.
 */
const { keys = '', isForVisitors } = document.currentScript?.dataset ?? {};
const { documentElement: page } = document;

function findsOwnThings(): boolean {
  if (window.location.search !== '') return true;
  if (isForVisitors !== undefined && /\blux_user=/.test(document.cookie)) return true;
  try {
    return keys.split(' ').some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Where nothing may be kept, nothing is.
    return false;
  }
}

function wait(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('template[data-waiting]');
  document.querySelector('main')?.replaceChildren(waiting?.content ?? '');
  document.getElementById('root')?.removeAttribute('data-drawn');
  page.removeAttribute('data-own-things');
}

if (findsOwnThings()) {
  page.setAttribute('data-own-things', '');
  document.addEventListener('DOMContentLoaded', wait, { once: true });
}

// Without it TypeScript takes this for a script whose names are everybody's.
export {};

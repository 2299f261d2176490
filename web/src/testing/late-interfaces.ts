import { features } from 'web-features';

/** The oldest browsers that the build is made for (Vite's default), Firefox by its ESR of that summer. */
export const oldestBrowsers = {
  chrome: 111,
  firefox: 115,
  safari: 16.4,
  safari_ios: 16.4,
} as const;

/** Interfaces of which a name alone tells nothing are left out: hundreds of ours are called the same. */
const COMMON = new Set(
  [
    'AbortController AbortSignal AudioBuffer AudioContext BaseAudioContext Blob Cache CacheStorage',
    'CanvasRenderingContext2D Clipboard Crypto CSS CustomElementRegistry DataTransfer Document',
    'DOMRect Element Event EventTarget FormData Headers History HTMLDialogElement HTMLElement',
    'HTMLInputElement IDBDatabase IDBFactory IDBObjectStore IDBTransaction ImageData Location',
    'MediaDevices MediaRecorder MediaStream Navigator Node Performance PointerEvent Range',
    'ReadableStream Request Response Selection ServiceWorker ServiceWorkerRegistration Storage',
    'StorageManager SubtleCrypto TextDecoder TextEncoder URL URLSearchParams WebSocket Window Worker',
  ].flatMap((line) => line.split(' ')),
);

function isLate(support: object): boolean {
  const since = new Map<string, unknown>(Object.entries(support));
  return Object.entries(oldestBrowsers).some(
    ([browser, oldest]) => !(Number.parseFloat(String(since.get(browser))) <= oldest),
  );
}

/** `owner.member` of the language and of the page, and whether the oldest browsers lack it. */
function* listMembers() {
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const [, language, owner, name = ''] =
        /^(?:api|(javascript)\.builtins)\.(\w+)\.(\w+)$/.exec(key) ?? [];
      if (!owner || name.endsWith('_event')) continue;
      const member = name.replace(/_static$/, '');
      const isCommon = language !== undefined || COMMON.has(owner);
      const isStatic = member !== name;
      yield { owner, member, isStatic, isCommon, isLate: isLate(support) };
    }
  }
}

const statics = new Set<string>();
const early = new Set<string>();
const late = new Set<string>();
for (const { owner, member, isLate: lacks, isStatic, isCommon } of listMembers()) {
  if (isStatic && lacks) statics.add(`${owner}.${member}`);
  if (isStatic) continue;
  if (!lacks) early.add(member);
  else if (isCommon) late.add(member);
}

/** Methods of iterators have the names of arrays' methods; only what they are called on tells. */
const ITERATOR =
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|some|every|find|toArray|reduce|forEach|flatMap)\(/g;

/** What a built script uses that one of the oldest browsers lacks, each once. */
export function findLateInterfaces(script: string): string[] {
  const found = new Set<string>();
  for (const [use] of script.matchAll(/(?<![\w$.])[A-Z]\w*\.\w+/g)) {
    if (statics.has(use)) found.add(use);
  }
  for (const [use, member = ''] of script.matchAll(/\.([a-z]\w*)/g)) {
    if (late.has(member) && !early.has(member)) found.add(use);
  }
  for (const [use] of script.matchAll(ITERATOR)) found.add(use);
  // Asked for first.
  return [...found].filter((use) => !script.includes(`typeof ${use}`)).toSorted();
}

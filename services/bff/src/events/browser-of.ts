/** In the order in which they must be asked: most browsers claim to be the ones below, too. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\b(iPad|iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The part of a `User-Agent` that is stored: browser family and system, `Firefox auf Linux`, since versions
 * and devices tell children apart (DESIGN 6).
 */
export function browserOf(userAgent: string): string {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent));
  const browser = find(BROWSERS)?.[1] ?? 'Anderes Programm';
  const system = find(SYSTEMS)?.[1];
  return system ? `${browser} auf ${system}` : browser;
}

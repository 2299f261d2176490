import { readFileSync } from 'node:fs';

const common = new Set(
  readFileSync(new URL('../../data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

const rows = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiop', 'qwertyuiop'];

/** Whether a password is among the first that somebody would try: common, a row of keys, the name. */
export function isCommonPassword(password: string, username: string): boolean {
  const plain = password.toLowerCase();
  const withoutEnd = plain.replace(/[\d!.?]+$/, '');
  return (
    common.has(plain) ||
    (withoutEnd.length >= 4 && common.has(withoutEnd)) ||
    new Set(plain).size <= 2 ||
    rows.some((row) => row.includes(plain) || (row + row).includes(plain)) ||
    lettersOf(plain) === lettersOf(username.toLowerCase())
  );
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}

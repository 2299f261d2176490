/** "den" and "dem", "in" and "im": at the end of a word recognisers hear m and n by guessing. */
export function differsInMAndN(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return (
    first !== second && /[mn]$/.test(first) && /[mn]$/.test(second) && stem(first) === stem(second)
  );
}

function stem(word: string): string {
  return word.slice(0, -1);
}

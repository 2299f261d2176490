/**
 * Whether JSON text nests deeper than this. Asked before parsing: what walks through a value later
 * would run out of stack on one that is deep enough.
 */
export function isDeeperThan(limit: number, json: string): boolean {
  // Each level needs a bracket on either side.
  if (json.length <= limit * 2) return false;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const char = json[index];
    if (isInText) {
      if (char === '\\') index += 1;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

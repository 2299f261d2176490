/**
 * The filled fields of the filter form, for `RequestFilter` to judge. Times are the admin's own and
 * become moments.
 */
export function readFilter(form: FormData): Record<string, string> {
  const filled = [...form.entries()].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return [];
    return [[name, name === 'from' || name === 'to' ? toMoment(text) : text]];
  });
  return Object.fromEntries(filled);
}

function toMoment(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? local : date.toISOString();
}

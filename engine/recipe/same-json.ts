/** Plain JSON as text, equal for equal values whatever the order of their keys; what is undefined is not there. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys);
}

/** Equality of plain JSON whatever the order of the keys; what is undefined is not there. */
export function sameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Serialises plain JSON. Equal values have equal texts, whatever the order of their keys; undefined fields are omitted.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys);
}

/** Compares plain JSON, whatever the order of the keys; undefined fields are ignored. */
export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

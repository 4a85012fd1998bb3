/**
 * Replaces spaces within dimensions and before units with non-breaking ones, in every text of a value: `2480 × 3508`
 * and `100 KB` stay on one line.
 */
export function unbroken<T>(value: T): T {
  if (typeof value === 'string') return hold(value) as T;
  if (Array.isArray(value)) return value.map(unbroken) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unbroken(part)])) as T;
}

const hold = (text: string) =>
  text.replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0').replace(/(\d) (?=(?:KB|MB|px|dpi|mm|cm|%)(?![a-z]))/gi, '$1\u00a0');

/** Encodings that the build writes beside a file, in order of preference. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'] | 'identity';

/**
 * Chooses the encoding of a file (RFC 9110, 12.5.3): the available one with the browser's highest weight; among
 * equals brotli, then gzip, then none. Encodings that are missing, have weight 0 or cannot be parsed are not used. If all
 * are rejected, the file is sent plain, since a page is better than an error.
 */
export function chooseEncoding(acceptEncoding: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (!acceptEncoding) return 'identity';
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) || 0);
  }
  const weigh = (name: string) => weights.get(name) ?? (name === 'gzip' ? weights.get('x-gzip') : undefined);
  let best: Encoding = 'identity';
  let bestWeight = weigh('identity') ?? 0;
  for (const { name } of ENCODINGS) {
    const weight = available.has(name) ? (weigh(name) ?? weights.get('*') ?? 0) : 0;
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === 'identity')) {
      best = name;
      bestWeight = weight;
    }
  }
  return best;
}

/** Encodings that the build leaves beside a file, in the order preferred when the browser does not mind. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'] | 'identity';

/**
 * Choose how to send a file (RFC 9110, 12.5.3): the available encoding that the browser weighs highest; between
 * equals brotli, then gzip, then plain. What is not named, has weight 0 or cannot be read is not used; plain
 * remains when all else is refused, since a page is better than an error.
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

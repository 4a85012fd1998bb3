export interface RateLimitOptions {
  /** How many requests a client may make at once. */
  burst: number;
  /** How long it takes, in seconds, until a client that made all of them may make as many again. */
  refillSeconds: number;
  /** How many clients are remembered; beyond that the one not seen for longest is forgotten. */
  maxClients?: number;
  /** Milliseconds, from a clock that never goes back. */
  now?: () => number;
}

/** Ask for a client to be let through. @returns 0 when it is, else the seconds until it would be. */
export type RateLimit = (client: string) => number;

/** A token bucket for each client, in memory of bounded size. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { burst, refillSeconds, maxClients = 10_000, now = () => performance.now() } = options;
  const perMillisecond = burst / (refillSeconds * 1000);
  // In order of last use: a Map keeps the order of insertion.
  const buckets = new Map<string, { tokens: number; at: number }>();

  return (client) => {
    const at = now();
    const bucket = buckets.get(client) ?? { tokens: burst, at };
    buckets.delete(client);
    bucket.tokens = Math.min(burst, bucket.tokens + (at - bucket.at) * perMillisecond);
    bucket.at = at;
    buckets.set(client, bucket);
    if (buckets.size > maxClients) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perMillisecond / 1000);
    bucket.tokens -= 1;
    return 0;
  };
}

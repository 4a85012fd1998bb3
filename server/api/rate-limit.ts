export interface RateLimitOptions {
  /** Requests that a client may make at once. */
  burst: number;
  /** Seconds until an empty bucket is full again. */
  refillSeconds: number;
  /** Maximum number of clients in memory; above it the least recently seen one is dropped. */
  maxClients?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

export interface RateLimit {
  /** Takes a token of a client's bucket. @returns 0 if there was one, otherwise the seconds until there is */
  take(client: string): number;
  /** Puts a token back for a request that did nothing. */
  putBack(client: string): void;
}

/** A token bucket per client, in bounded memory. */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { burst, refillSeconds, maxClients = 10_000, now = () => performance.now() } = options;
  const perMillisecond = burst / (refillSeconds * 1000);
  // In order of last use, because a Map iterates in insertion order.
  const buckets = new Map<string, { tokens: number; at: number }>();

  const take = (client: string): number => {
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
  const putBack = (client: string): void => {
    const bucket = buckets.get(client);
    if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + 1);
  };
  return { take, putBack };
}

import { createServer, type Server } from 'node:http';

/** The kinds of requests. Few, so that the number of time series stays small. */
export type RouteKind = 'page' | 'asset' | 'file' | 'api' | 'health' | 'redirect' | 'not-found' | 'refused';

const COUNTERS = {
  searches_counted_total: 'Searches that were counted.',
  contact_messages_stored_total: 'Contact messages that were stored.',
  contact_messages_sent_total: 'Contact messages that the mail server took.',
  contact_messages_postponed_total: 'Attempts at sending a contact message that failed and will be repeated.',
} as const;
export type Counter = keyof typeof COUNTERS;

export interface Metrics {
  count(counter: Counter): void;
  /** Records a response. */
  observe(kind: RouteKind, method: string, status: number, seconds: number): void;
  /** All metrics in Prometheus's text format, version 0.0.4. */
  text(): Promise<string>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST']);
/** Upper bounds of the histogram, in seconds. */
const BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

interface Histogram {
  /** Number of requests up to each bound, and of all requests. */
  counts: number[];
  sum: number;
}

/** @param gauges values that are read on request */
export function createMetrics(
  gauges: Record<string, { help: string; read: () => number | Promise<number> }> = {},
): Metrics {
  const counters = new Map<Counter, number>((Object.keys(COUNTERS) as Counter[]).map((name) => [name, 0]));
  const requests = new Map<string, number>();
  const durations = new Map<RouteKind, Histogram>();

  return {
    count: (counter) => void counters.set(counter, (counters.get(counter) ?? 0) + 1),

    observe(kind, method, status, seconds) {
      const labels = `kind="${kind}",method="${METHODS.has(method) ? method : 'other'}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      let histogram = durations.get(kind);
      if (!histogram) {
        histogram = { counts: new Array<number>(BOUNDS.length + 1).fill(0), sum: 0 };
        durations.set(kind, histogram);
      }
      histogram.sum += seconds;
      const { counts } = histogram;
      for (let i = BOUNDS.length; i >= 0 && seconds <= (BOUNDS[i] ?? Number.POSITIVE_INFINITY); i--)
        counts[i] = (counts[i] ?? 0) + 1;
    },

    async text() {
      const lines: string[] = [];
      const family = (name: string, type: string, help: string, samples: Iterable<[suffix: string, value: number]>) => {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
        for (const [suffix, value] of samples) lines.push(`${name}${suffix} ${value}`);
      };
      family(
        'http_requests_total',
        'counter',
        'Requests that were answered.',
        [...requests].map(([labels, value]) => [`{${labels}}`, value]),
      );
      family(
        'http_request_duration_seconds',
        'histogram',
        'Time from a request to its answer.',
        [...durations].flatMap(([kind, { counts, sum }]): [string, number][] => [
          ...counts.map((value, i): [string, number] => [`_bucket{kind="${kind}",le="${BOUNDS[i] ?? '+Inf'}"}`, value]),
          [`_sum{kind="${kind}"}`, sum],
          [`_count{kind="${kind}"}`, counts.at(-1) ?? 0],
        ]),
      );
      for (const [name, value] of counters) family(name, 'counter', COUNTERS[name], [['', value]]);
      for (const [name, { help, read }] of Object.entries(gauges)) family(name, 'gauge', help, [['', await read()]]);
      const { user, system } = process.cpuUsage();
      family('process_cpu_seconds_total', 'counter', 'CPU time spent.', [['', (user + system) / 1e6]]);
      family('process_resident_memory_bytes', 'gauge', 'Memory in use.', [['', process.memoryUsage.rss()]]);
      family('process_start_time_seconds', 'gauge', 'When the server started, in seconds since 1970.', [
        ['', Math.round(performance.timeOrigin / 1000)],
      ]);
      return `${lines.join('\n')}\n`;
    },
  };
}

/** A separate server for the metrics, so that they are not on the public port. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
}

import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createMetrics, createMetricsServer } from './metrics.ts';

const sample = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

test('requests are counted by kind, method and status, and by duration', async () => {
  const metrics = createMetrics();
  metrics.observe('page', 'GET', 200, 0.0005);
  metrics.observe('page', 'GET', 200, 0.02);
  metrics.observe('refused', 'PROPFIND', 405, 9);
  const text = await metrics.text();
  expect(sample(text, 'http_requests_total{kind="page",method="GET",status="200"}')).toBe(2);
  expect(sample(text, 'http_requests_total{kind="refused",method="other",status="405"}')).toBe(1);
  expect(sample(text, 'http_request_duration_seconds_bucket{kind="page",le="0.001"}')).toBe(1);
  expect(sample(text, 'http_request_duration_seconds_bucket{kind="page",le="0.025"}')).toBe(2);
  expect(sample(text, 'http_request_duration_seconds_bucket{kind="refused",le="2.5"}')).toBe(0);
  expect(sample(text, 'http_request_duration_seconds_bucket{kind="refused",le="+Inf"}')).toBe(1);
  expect(sample(text, 'http_request_duration_seconds_count{kind="page"}')).toBe(2);
  expect(sample(text, 'http_request_duration_seconds_sum{kind="page"}')).toBeCloseTo(0.0205);
});

test('counters start at zero, gauges are read on request', async () => {
  let waiting = 2;
  const metrics = createMetrics({ contact_messages_waiting: { help: 'Waiting.', read: () => waiting } });
  metrics.count('searches_counted_total');
  waiting = 3;
  const text = await metrics.text();
  expect(sample(text, 'searches_counted_total')).toBe(1);
  expect(sample(text, 'contact_messages_sent_total')).toBe(0);
  expect(sample(text, 'contact_messages_waiting')).toBe(3);
});

test('every line is a comment or a sample, and every sample has its type', async () => {
  const metrics = createMetrics();
  metrics.observe('page', 'GET', 200, 0.001);
  const lines = (await metrics.text()).trimEnd().split('\n');
  const typed = new Set<string>();
  for (const line of lines) {
    const type = line.match(/^# TYPE (\S+) (counter|gauge|histogram)$/);
    if (type) typed.add(type[1] ?? '');
    else if (!line.startsWith('# HELP ')) {
      const match = line.match(/^([a-z_]+)(\{[^}]*\})? -?\d+(\.\d+)?(e-?\d+)?$/);
      expect(match, line).not.toBeNull();
      expect(typed).toContain(match?.[1]?.replace(/_(bucket|sum|count)$/, ''));
    }
  }
  expect(typed.size).toBeGreaterThan(5);
});

test('metrics have a separate server, which serves nothing else', async () => {
  const server = createMetricsServer(createMetrics());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${base}/metrics`);
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  expect(await response.text()).toContain('process_resident_memory_bytes');
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
  server.close();
});

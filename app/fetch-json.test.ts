import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that gives these answers, one after the other. */
function serve(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_path: string, _options: RequestInit) => {
    const answer = answers.shift() ?? new Error('nobody is there');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('the server’s answer', () => {
  it('is read as JSON, requested with credentials, and requested once', async () => {
    const fetch = serve(Response.json({ slugs: ['a'] }));
    expect(await fetchJson('/api/once')).toEqual({ slugs: ['a'] });
    expect(await fetchJson('/api/once')).toEqual({ slugs: ['a'] });
    expect(fetch.mock.calls).toEqual([['/api/once', { credentials: 'include' }]]);
  });

  it.each([
    [new Response('Please log in', { status: 401 }), '401: Please log in'],
    [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
    [new Response('gone', { status: 404, statusText: 'Not Found' }), '404: gone'],
  ])('is an error where it is not OK: %#', async (response, message) => {
    const fetch = serve(response);
    await expect(fetchJson(`/api/${message}`)).rejects.toThrow(new Error(message));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failure', async () => {
    serve(new Error('offline'), Response.json([1]));
    await expect(fetchJson('/api/later')).rejects.toThrow('offline');
    expect(await fetchJson('/api/later')).toEqual([1]);
  });
});

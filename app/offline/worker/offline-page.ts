/** What is shown for a page that was never opened here while there is no network. No script, and no style but its own. */
const HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>You are offline</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}a{color:inherit}li{margin:.5rem 0}</style>
</head><body><main><h1>You are offline</h1>
<p>You have not opened this page on this device before, so it is not available offline. These tools are:</p>
<ul><li><a href="/resize">Resize images</a></li><li><a href="/compress">Compress images</a></li>
<li><a href="/convert">Convert images</a></li><li><a href="/batch">Process many images at once</a></li></ul>
</main></body></html>`;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export function offlinePage(): Response {
  return new Response(HTML, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  });
}

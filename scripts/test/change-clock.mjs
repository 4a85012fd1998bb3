/**
 * Replaces the clocks and timers of this realm. A page receives this function as text, so it refers to globals only.
 * @param {number} rate how many milliseconds pass in one
 */
export function changeClock(rate) {
  const now = performance.now.bind(performance);
  const start = now();
  performance.now = () => start + (now() - start) * rate;

  const Plain = Date;
  const begun = Plain.now();
  const later = () => Math.floor(begun + (Plain.now() - begun) * rate);
  globalThis.Date = new Proxy(Plain, {
    construct: (target, values, own) => Reflect.construct(target, values.length > 0 ? values : [later()], own),
    apply: () => new Plain(later()).toString(),
    get: (target, name) => (name === 'now' ? later : Reflect.get(target, name)),
  });

  for (const name of ['setTimeout', 'setInterval']) {
    const plain = globalThis[name];
    const own = Object.getOwnPropertyDescriptors(plain);
    globalThis[name] = (work, ms, ...values) => plain(work, ms > 0 ? ms / rate : ms, ...values);
    // Node's `promisify` finds a version of its own there.
    for (const symbol of Object.getOwnPropertySymbols(own)) {
      const promised = plain[symbol];
      globalThis[name][symbol] = (ms, ...values) => promised(ms / rate, ...values);
    }
  }
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(Math.ceil(ms / rate));
}

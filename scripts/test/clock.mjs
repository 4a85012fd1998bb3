// Loaded before anything else where CLOCK is set: a clock that is so much faster, with timers that follow it. 4 makes a machine
// look four times slower, 0.25 four times faster. Plain JavaScript, since Node loads it before it can resolve anything else; the
// browser tests give the same function to their pages (e2e/test.ts).
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { changeClock } from './change-clock.mjs';

const rate = Number(process.env.CLOCK);
if (rate > 0) {
  changeClock(rate);
  const require = createRequire(import.meta.url);
  const timers = require('node:timers');
  timers.setTimeout = globalThis.setTimeout;
  timers.setInterval = globalThis.setInterval;
  const waiting = require('node:timers/promises');
  const { setTimeout } = waiting;
  waiting.setTimeout = (ms, ...rest) => setTimeout(ms / rate, ...rest);
  syncBuiltinESMExports();
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReusedBytes, ReusedMemory } from './reused.ts';

const PAGE = 65_536;
const onePage = () => new ReusedMemory(() => new WebAssembly.Memory({ initial: 1 }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('ReusedMemory', () => {
  it('lends the same memory again, as large as it became, with zeros where new memory has them', () => {
    const reused = onePage();
    const first = reused.lend((memory) => {
      memory.grow(1);
      new Uint8Array(memory.buffer).fill(7);
      return memory;
    });

    const second = reused.lend((memory) => ({ memory, bytes: new Uint8Array(memory.buffer).slice() }));

    expect(second.memory).toBe(first);
    expect(second.bytes.length).toBe(2 * PAGE);
    expect(second.bytes.subarray(0, PAGE).every((byte) => byte === 0)).toBe(true);
  });

  it('lends nothing that is in use', () => {
    const reused = onePage();

    reused.lend((outer) => reused.lend((inner) => expect(inner).not.toBe(outer)));
  });

  it('reuses memory after an exception', () => {
    const reused = onePage();
    const used: WebAssembly.Memory[] = [];
    const fail = () =>
      reused.lend((memory) => {
        used.push(memory);
        throw new RangeError('damaged');
      });

    expect(fail).toThrow('damaged');
    expect(fail).toThrow('damaged');
    expect(used[1]).toBe(used[0]);
  });

  it('forgets memory that nothing uses for a while', () => {
    const reused = onePage();
    const first = reused.lend((memory) => memory);
    vi.advanceTimersByTime(4000);
    expect(reused.lend((memory) => memory)).toBe(first);

    vi.advanceTimersByTime(6000);

    expect(reused.lend((memory) => memory)).not.toBe(first);
  });

  it('does not keep memory that a huge picture has grown', () => {
    const reused = onePage();

    const huge = reused.lend((memory) => {
      memory.grow(2048);
      return memory;
    });

    expect(reused.lend((memory) => memory)).not.toBe(huge);
  });
});

describe('ReusedBytes', () => {
  it('reuses a buffer for an array that is no longer', () => {
    const reused = new ReusedBytes();
    const first = reused.take(100);
    reused.giveBack(first);

    const second = reused.take(60);

    expect(second.buffer).toBe(first.buffer);
    expect(second.length).toBe(60);
  });

  it('creates a buffer where there is none, or a shorter one', () => {
    const reused = new ReusedBytes();
    const first = reused.take(10);
    expect(reused.take(10).buffer).not.toBe(first.buffer);

    reused.giveBack(first);

    expect(reused.take(11).length).toBe(11);
  });

  it('keeps the larger of two buffers, and lends it for no small part', () => {
    const reused = new ReusedBytes();
    const [large, small] = [new Uint8Array(1000), new Uint8Array(300)];
    reused.giveBack(large);
    reused.giveBack(small);

    const taken = reused.take(400);
    expect(taken.buffer).toBe(large.buffer);
    reused.giveBack(taken);

    expect(reused.take(200).buffer.byteLength).toBe(200);
  });
});

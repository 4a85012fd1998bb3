import { ReusedMemory } from '../../../bytes/reused.ts';

/** Returns memory for a kernel of the encoder or the decoder, whose static data are within its two pages. */
export const newMemory = (): WebAssembly.Memory => new WebAssembly.Memory({ initial: 2 });

/**
 * The memory of both kernels, of which one works at a time. Small pictures are encoded and decoded dozens of times, and browsers reserve
 * gigabytes of addresses for each memory until it is collected.
 */
export const kernelMemory = new ReusedMemory(newMemory);

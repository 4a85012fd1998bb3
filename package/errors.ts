/** Errors alone, for a program that loads the engine later. */
export * from '../engine/errors/errors.ts';

import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Ids of works; empty for all. */
  only: string[];
  /** Measured rounds, after one unmeasured round. */
  rounds: number;
  /** Ids of libraries in addition to this product; empty for all. */
  peers: string[];
  /** The maximum number of photos per work. */
  photos: number;
  memory: boolean;
  /** The folder for the report. */
  out: string | undefined;
}

const list = (value: string | undefined) => value?.split(',').filter(Boolean) ?? [];

function count(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new TypeError(`--${name} takes a number from 1, not ${value}`);
  return number;
}

/** @throws {TypeError} for an unknown option */
export function parseOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '7' },
      peers: { type: 'string' },
      photos: { type: 'string', default: '100' },
      'no-memory': { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  return {
    only: list(values.only),
    rounds: count('rounds', values.rounds),
    peers: list(values.peers),
    photos: count('photos', values.photos),
    memory: !values['no-memory'],
    out: values.out,
  };
}

/** Only a run of everything replaces the committed report. */
export const isComplete = ({ only, peers, photos, memory }: BenchOptions): boolean =>
  only.length === 0 && peers.length === 0 && photos >= 100 && memory;

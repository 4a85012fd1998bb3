import { mean } from '#peers/statistics.ts';
import type { PhotoMeasurement } from './result.ts';

/** One library's results over all pictures of a work. */
export interface Summary {
  peer: string;
  label: string;
  /** Means over the pictures. */
  ms: number;
  bytes: number;
  score: number | undefined;
  /** The maximum over the pictures. */
  peakMemory: number | undefined;
  workMemory: number | undefined;
  error: string | undefined;
}

const meanOfKnown = (values: (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? mean(known) : undefined;
};

const most = (values: (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

/** In the order of the measurements. A library fails if it fails at one picture. */
export function summarise(measurements: readonly PhotoMeasurement[]): Map<string, Summary> {
  const byPeer = Map.groupBy(measurements, ({ peer }) => peer);
  return new Map(
    [...byPeer].map(([peer, all]) => {
      return [
        peer,
        {
          peer,
          label: all[0]?.label ?? peer,
          ms: mean(all.map(({ ms }) => ms)),
          bytes: mean(all.map(({ bytes }) => bytes)),
          score: meanOfKnown(all.map(({ score }) => score)),
          peakMemory: most(all.map(({ peakMemory }) => peakMemory)),
          workMemory: most(all.map(({ workMemory }) => workMemory)),
          error: all.find(({ error }) => error)?.error,
        },
      ];
    }),
  );
}

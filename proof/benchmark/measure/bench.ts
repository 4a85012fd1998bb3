import type { Browser } from '@playwright/test';
import type { Input } from '../../photos.ts';
import type { BenchOptions } from '../options.ts';
import type { ScorePool } from '../quality/score-pool.ts';
import type { ClaimResult, Explanation, WorkResult } from './result.ts';

/** The pictures of all works. */
export interface Inputs {
  /** One picture of each format, to start a library with. */
  tiny: Input[];
  tenMegapixels: Input[];
  /** Photos of two and a half megapixels, for encoders that take long. */
  middling: Input[];
  screenshots: Input[];
  animations: Input[];
  hundredMegapixels: Input[];
  sweep: Input[];
}

/** The inputs of a work. */
export interface Bench {
  browser: Browser;
  /** The page with all libraries. */
  address: string;
  /** The site itself, as visitors get it. */
  siteAddress: string;
  inputs: Inputs;
  options: BenchOptions;
  pool: ScorePool;
  log(text: string): void;
}

export interface Work {
  id: string;
  title: string;
  measure(bench: Bench): Promise<Omit<WorkResult, 'id' | 'title'>>;
}

/** A goal, expressed as the ratio of two numbers. */
export function ratioClaim(
  against: string,
  required: string,
  ratio: number | undefined,
  {
    atLeast,
    and = true,
    details,
    ifMissed,
  }: { atLeast: number; and?: boolean; details?: string; ifMissed?: Explanation },
): ClaimResult[] {
  if (ratio === undefined || Number.isNaN(ratio)) return [];
  const measured = [`${ratio.toFixed(2)} ×`, details].filter(Boolean).join(', ');
  return [{ against, required, measured, reached: ratio >= atLeast && and, ...(ifMissed && { ifMissed }) }];
}

import { loadEngine } from './load-engine.ts';

/** A part of the Network Information API, which Chromium alone has. */
interface Line {
  saveData: boolean;
  effectiveType: string;
  /** Megabits per second. */
  downlink: number;
}

/** The megabytes of libvips arrive within a second. */
const FAST_MBITS = 5;

/** Whether unneeded megabytes cost the visitor nothing. Where the browser does not say it, they may. */
function isFastAndFree(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === false && connection.effectiveType === '4g' && connection.downlink >= FAST_MBITS;
}

/** Starts the backend of other formats than JPEG, which is libvips where it can run, on a fast line. */
export async function warmForFormats(): Promise<void> {
  if (!isFastAndFree()) return;
  const { engine } = await loadEngine();
  await engine.warm(1);
}

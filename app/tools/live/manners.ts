import { keep, recall } from '#app/device-storage.ts';
import { createStore, onEvents } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';

/*
 * Whether results are worked out unasked: as the visitor has chosen on this device; else unless the browser reports that
 * data or power must be spared.
 */

const KEY = 'live-results';
const SPARES_DATA = '(prefers-reduced-data: reduce)';
/** At or below this level, without a cable, power is left to the jobs that the visitor starts. */
const LOW_BATTERY = 0.2;

/** What Chromium reports of the battery; other browsers report nothing. */
interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}
type Reporting = Navigator & {
  connection?: EventTarget & { saveData?: boolean };
  getBattery?(): Promise<Battery>;
};

const battery = createStore<Battery | undefined>(undefined);
/** Holds until the page is left, for devices that keep nothing. */
const choice = createStore<'on' | 'off' | undefined>(undefined);

function remembered(): 'on' | 'off' | undefined {
  const value = recall(KEY);
  return value === 'on' || value === 'off' ? value : undefined;
}

function mustSpare(): boolean {
  const { connection } = navigator as Reporting;
  const power = battery.get();
  const isLow = power !== undefined && !power.charging && power.level <= LOW_BATTERY;
  return isLow || connection?.saveData === true || matchMedia(SPARES_DATA).matches;
}

function choose(wanted: boolean): void {
  const chosen = wanted ? 'on' : 'off';
  keep(KEY, chosen);
  choice.set(chosen);
}

/** Asks once for the battery; a frame or a page may be forbidden to. */
function watchBattery(): void {
  const { getBattery } = navigator as Reporting;
  if (battery.get() || !getBattery) return;
  getBattery.call(navigator).then(
    (found) => {
      onEvents(() => found, 'levelchange', 'chargingchange')(() => battery.set(found));
      battery.set(found);
    },
    () => {},
  );
}

const CHANGES = [
  choice.subscribe,
  battery.subscribe,
  onEvents(() => matchMedia(SPARES_DATA), 'change'),
  onEvents(() => (navigator as Reporting).connection, 'change'),
];

const wanted = {
  get: () => {
    const chosen = choice.get() ?? remembered();
    return chosen ? chosen === 'on' : !mustSpare();
  },
  subscribe: (listener: () => void) => {
    watchBattery();
    const leave = CHANGES.map((subscribe) => subscribe(listener));
    return () => {
      for (const end of leave) end();
    };
  },
};

/** Whether results appear by themselves on this device, and a function that chooses. */
export function useLiveWanted(): [boolean, (wanted: boolean) => void] {
  return [useSource(wanted, false), choose];
}

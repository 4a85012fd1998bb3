import { keep, recall } from '#app/device-storage.ts';
import { createStore, onEvents } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';

/*
 * Whether results are made in advance: as the visitor has chosen on this device, otherwise unless the browser reports
 * that data or power must be saved.
 */

const KEY = 'live-results';
const SPARES_DATA = '(prefers-reduced-data: reduce)';
/** At or below this level, without a cable, power is reserved for the visitor's own jobs. */
const LOW_BATTERY = 0.2;

/** Chromium's report on the battery. Other browsers have none. */
interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}
type Reporting = Navigator & {
  connection?: EventTarget & { saveData?: boolean };
  getBattery?(): Promise<Battery>;
};

const battery = createStore<Battery | undefined>(undefined);
/** Applies until the page is closed, for devices that store nothing. */
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

/** Requests the battery once. A frame or a page may not be allowed to. */
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

/** Whether results appear automatically on this device, and a function to change it. */
export function useLiveWanted(): [boolean, (wanted: boolean) => void] {
  return [useSource(wanted, false), choose];
}

import { useSyncExternalStore } from 'react';
import { keep, recall } from '#app/device-storage.ts';

/*
 * Whether results are worked out unasked: as the visitor has chosen on this device; else unless the browser says that
 * data or power are to be spared.
 */

const KEY = 'live-results';
const SPARES_DATA = '(prefers-reduced-data: reduce)';
/** Below it, without a cable, power is left to what was asked for. */
const LOW_BATTERY = 0.2;

/** What Chromium tells of the battery; other browsers keep it to themselves. */
interface Battery extends EventTarget {
  level: number;
  charging: boolean;
}
type Telling = Navigator & {
  connection?: EventTarget & { saveData?: boolean };
  getBattery?(): Promise<Battery>;
};

let battery: Battery | undefined;
/** Holds until the page is left, where the device keeps nothing. */
let choice: 'on' | 'off' | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function remembered(): 'on' | 'off' | undefined {
  const value = recall(KEY);
  return value === 'on' || value === 'off' ? value : undefined;
}

function mustSpare(): boolean {
  const { connection } = navigator as Telling;
  const isLow = battery !== undefined && !battery.charging && battery.level <= LOW_BATTERY;
  return isLow || connection?.saveData === true || matchMedia(SPARES_DATA).matches;
}

function isWanted(): boolean {
  const chosen = choice ?? remembered();
  return chosen ? chosen === 'on' : !mustSpare();
}

function choose(wanted: boolean): void {
  choice = wanted ? 'on' : 'off';
  keep(KEY, choice);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const { connection, getBattery } = navigator as Telling;
  const media = matchMedia(SPARES_DATA);
  media.addEventListener('change', listener);
  connection?.addEventListener?.('change', listener);
  if (!battery && getBattery) {
    getBattery.call(navigator).then(
      (found) => {
        battery = found;
        for (const event of ['levelchange', 'chargingchange']) found.addEventListener(event, tell);
        tell();
      },
      // Not told in this frame or on this page.
      () => {},
    );
  }
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
    connection?.removeEventListener?.('change', listener);
  };
}

/** Whether results appear by themselves on this device, and a way to choose. */
export function useLiveWanted(): [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(subscribe, isWanted, () => false), choose];
}

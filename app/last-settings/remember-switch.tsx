import { useSyncExternalStore } from 'react';
import { Checkbox } from '#app/components/checkbox.tsx';
import { lastSettingsWords } from '#words/last-settings.ts';
import { isRemembering, setRemembering, subscribeToSettings } from './store.ts';

/** Off forgets what is there, and keeps nothing from then on. */
export function RememberSwitch() {
  const on = useSyncExternalStore(subscribeToSettings, isRemembering, () => true);
  return (
    <Checkbox checked={on} className="min-h-11 font-medium text-text" onChange={setRemembering}>
      {lastSettingsWords.remember}
    </Checkbox>
  );
}

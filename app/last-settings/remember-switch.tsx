import { Checkbox } from '#app/components/checkbox.tsx';
import { useSource } from '#app/use-source.ts';
import { rememberSettings } from '#words/remember-settings.ts';
import { remembering, setRemembering } from './store.ts';

/** Off deletes the stored settings and stores no more. */
export function RememberSwitch() {
  const on = useSource(remembering, true);
  return (
    <Checkbox checked={on} className="min-h-11 font-medium text-text" onChange={setRemembering}>
      {rememberSettings}
    </Checkbox>
  );
}

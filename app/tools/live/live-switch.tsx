import { Checkbox } from '#app/components/checkbox.tsx';
import { liveWords } from '#words/live.ts';

/** Whether results are made in advance; remembered on this device. */
export function LiveSwitch({
  live,
  disabled,
}: {
  live: { wanted: boolean; choose(wanted: boolean): void };
  disabled: boolean;
}) {
  return (
    <Checkbox checked={live.wanted} disabled={disabled} className="min-h-11 text-muted" onChange={live.choose}>
      {liveWords.toggle}
    </Checkbox>
  );
}

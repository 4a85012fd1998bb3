import { Link2, Link2Off } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { TextField } from '#app/components/text-field.tsx';
import type { Side } from '#app/tools/adjust/side-field.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

interface SizeFieldsProps {
  side(name: Side): Omit<ComponentProps<typeof TextField>, 'label'>;
  locked: boolean;
  disabled?: boolean | undefined;
  onLock(locked: boolean): void;
}

/** Width and height, with the lock of their proportions. */
export function SizeFields({ side, locked, disabled, onLock }: SizeFieldsProps) {
  const field = (name: Side) => <TextField label={CONTROLS[name]} disabled={disabled} {...side(name)} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_2.75rem_minmax(0,1fr)] items-start gap-1">
      {field('width')}
      <div className="mt-6">
        <IconButton
          label={CONTROLS.lock}
          icon={locked ? Link2 : Link2Off}
          aria-pressed={locked}
          disabled={disabled}
          onClick={() => onLock(!locked)}
        />
      </div>
      {field('height')}
    </div>
  );
}

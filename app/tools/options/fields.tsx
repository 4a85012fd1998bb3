import type { ReactNode } from 'react';
import { Checkbox } from '#app/components/checkbox.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { setOption } from '#app/tools/shared/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/shared/use-recipe.ts';
import type { Output } from '#engine/recipe/index.ts';
import { BackgroundField } from './background-field.tsx';
import { DpiField } from './dpi-field.tsx';
import type { MoreOption } from './offered.ts';
import { SENTENCES } from './sentences.ts';

export interface FieldsProps {
  output: Output;
  offered: readonly MoreOption[];
  disabled: boolean;
  change(change: RecipeChange): void;
}

type FieldProps = Omit<FieldsProps, 'offered'>;

/** The controls of 'More options': fetched when it is opened. */
export function Fields({ offered, ...props }: FieldsProps) {
  return offered.map((name) => {
    const Field = FIELDS[name];
    return <Field key={name} {...props} />;
  });
}

const FIELDS: Readonly<Record<MoreOption, (props: FieldProps) => ReactNode>> = {
  metadata: MetadataField,
  profile: ProfileField,
  lossless: ({ output, disabled, change }) => (
    <Switch
      {...SENTENCES.lossless}
      checked={output.lossless === true}
      disabled={disabled}
      onChange={(on) => change(setOption('lossless', on || undefined))}
    />
  ),
  background: BackgroundField,
  chroma: ({ output, disabled, change }) => (
    <Switch
      {...SENTENCES.chroma}
      checked={output.chroma === '4:4:4'}
      disabled={disabled}
      onChange={(on) => change(setOption('chroma', on ? '4:4:4' : undefined))}
    />
  ),
  progressive: ({ output, disabled, change }) => (
    <Switch
      {...SENTENCES.progressive}
      checked={output.progressive === true}
      disabled={disabled}
      onChange={(on) => change(setOption('progressive', on || undefined))}
    />
  ),
  dpi: DpiField,
};

function MetadataField({ output, disabled, change }: FieldProps) {
  const { legend, values, lines } = SENTENCES.metadata;
  const value = output.metadata ?? 'strip';
  return (
    <Choice line={lines[value]}>
      <Segmented
        legend={legend}
        dense
        options={(['strip', 'copyright', 'keep-but-location', 'keep'] as const).map((value) => ({
          value,
          label: values[value],
        }))}
        value={value}
        disabled={disabled}
        onChange={(value) => change(setOption('metadata', value))}
      />
    </Choice>
  );
}

function ProfileField({ output, disabled, change }: FieldProps) {
  const { legend, values, lines } = SENTENCES.profile;
  const value = output.profile ?? 'srgb';
  return (
    <Choice line={lines[value]}>
      <Segmented
        legend={legend}
        options={(['srgb', 'keep'] as const).map((value) => ({ value, label: values[value] }))}
        value={value}
        disabled={disabled}
        onChange={(value) => change(setOption('profile', value))}
      />
    </Choice>
  );
}

/** A control with its line. */
export function Choice({ line, children }: { line: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      {children}
      <p className="text-small text-muted">{line}</p>
    </div>
  );
}

interface SwitchProps {
  label: string;
  line: string;
  checked: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
}

function Switch({ label, line, ...rest }: SwitchProps) {
  return (
    <Checkbox {...rest} className="min-h-11">
      <span>
        <span className="font-medium">{label}</span>
        <span className="block text-muted">{line}</span>
      </span>
    </Checkbox>
  );
}

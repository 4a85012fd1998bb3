import type { ReactNode } from 'react';
import { Checkbox } from '#app/components/checkbox.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { setOption } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { EdgesFields } from '#app/tools/pad/edges-fields.tsx';
import type { Edit, OptionValues, Output } from '#engine/recipe/index.ts';
import { OPTIONS } from '#engine/recipe/options.ts';
import { isValid } from '#engine/recipe/rules.ts';
import { usualLeastSavings } from '#engine/recipe/savings.ts';
import { drawingOptionsWords } from '#words/drawing-options.ts';
import { moreOptionsWords } from '#words/options.ts';
import { BackgroundField } from './background-field.tsx';
import { Choice } from './choice.tsx';
import { NumberField } from './number-field.tsx';
import type { MoreOption } from './offered.ts';
import { SeldomPart } from './seldom-part.tsx';
import { WatermarkPart } from './watermark-part.tsx';

export interface FieldsProps {
  output: Output;
  offered: readonly MoreOption[];
  /** The edits of a batch, for the control of its edges. */
  edits?: readonly Edit[] | false | undefined;
  /** The edits of any tool, for the control of their watermark. */
  marked?: readonly Edit[] | undefined;
  /** The tool's one picture, whose metadata the control of metadata names. */
  file?: File | undefined;
  disabled: boolean;
  change(change: RecipeChange): void;
}

type FieldProps = Omit<FieldsProps, 'offered' | 'edits' | 'marked'>;

/** The controls of 'More options', loaded when it is opened. */
export function Fields({ offered, edits, marked, ...props }: FieldsProps) {
  return (
    <>
      {edits && <EdgesFields edits={edits} disabled={props.disabled} change={props.change} />}
      {offered.map((name) => {
        const Field = FIELDS[name];
        return <Field key={name} {...props} />;
      })}
      {marked && <WatermarkPart edits={marked} disabled={props.disabled} change={props.change} />}
    </>
  );
}

/** Options with a switch, and the value when it is on. */
type Switched = 'lossless' | 'chroma' | 'progressive' | 'titles' | 'ids' | 'scripts';
const ON: Readonly<Required<Pick<OptionValues, Switched>>> = {
  lossless: true,
  chroma: '4:4:4',
  progressive: true,
  titles: 'strip',
  ids: 'keep',
  scripts: 'keep',
};

const WORDS = { ...moreOptionsWords, ...drawingOptionsWords };

const FIELDS: Readonly<Record<MoreOption, (props: FieldProps) => ReactNode>> = {
  min: LeastSizeField,
  metadata: MetadataField,
  profile: ProfileField,
  lossless: switchOf('lossless'),
  background: BackgroundField,
  chroma: switchOf('chroma'),
  progressive: switchOf('progressive'),
  dpi: numberOf('dpi'),
  titles: switchOf('titles'),
  ids: switchOf('ids'),
  precision: numberOf('precision'),
  scripts: switchOf('scripts'),
  minSavings: SavingsField,
};

function switchOf<N extends Switched>(name: N) {
  const { label, line } = WORDS[name];
  return ({ output, disabled, change }: FieldProps) => (
    <Checkbox
      checked={output[name] === ON[name]}
      disabled={disabled}
      className="min-h-11"
      onChange={(on) => change(setOption(name, on ? ON[name] : undefined))}
    >
      <span>
        <span className="font-medium">{label}</span>
        <span className="block text-muted">{line}</span>
      </span>
    </Checkbox>
  );
}

/** The resolution to write, or the decimals in a drawing; an empty field keeps the file's own, or the usual ones. */
function numberOf(name: 'dpi' | 'precision') {
  return ({ output, disabled, change }: FieldProps) => (
    <NumberField
      words={WORDS[name]}
      value={output[name]}
      own={WORDS[name].own}
      disabled={disabled}
      read={(typed) => (isValid(OPTIONS[name].rule, typed) ? typed : undefined)}
      onChange={(number) => change(setOption(name, number))}
    />
  );
}

const loadFileLine = () => import('#app/tools/inspected/file-line.tsx').then(({ FileLine }) => FileLine);

function MetadataField({ output, file, disabled, change }: FieldProps) {
  const { legend, values, lines } = moreOptionsWords.metadata;
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
      {file && <SeldomPart load={loadFileLine} props={{ file }} />}
    </Choice>
  );
}

function ProfileField({ output, disabled, change }: FieldProps) {
  const { legend, values, lines } = moreOptionsWords.profile;
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

/** In KB, beside a target; an output has bytes. */
function LeastSizeField({ output, disabled, change }: FieldProps) {
  return (
    <NumberField
      words={moreOptionsWords.min}
      value={output.min === undefined ? undefined : output.min / 1024}
      own={moreOptionsWords.min.own}
      disabled={disabled}
      read={(typed) => {
        const bytes = Math.round(typed * 1024);
        const isBelow = output.aim === 'size' && bytes <= output.bytes;
        return isBelow && isValid(OPTIONS.min.rule, bytes) ? bytes : undefined;
      }}
      onChange={(bytes) => change(setOption('min', bytes))}
    />
  );
}

/** In percent; an output has a fraction. */
function SavingsField({ output, disabled, change }: FieldProps) {
  const percent = (share: number) => Number((share * 100).toPrecision(15));
  return (
    <NumberField
      words={moreOptionsWords.minSavings}
      value={output.minSavings === undefined ? undefined : percent(output.minSavings)}
      own={String(percent(usualLeastSavings(output)))}
      disabled={disabled}
      read={(typed) => {
        const share = Number((typed / 100).toPrecision(15));
        return isValid(OPTIONS.minSavings.rule, share) ? share : undefined;
      }}
      onChange={(share) => change(setOption('minSavings', share))}
    />
  );
}

import { Field } from '#app/components/field.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import type { Size } from '#engine';
import { padWords } from '#words/pad.ts';
import { formatSize } from '#words/pixels.ts';
import type { Pad } from './pad.ts';

export interface PadFieldsProps {
  pad: Pad | undefined;
  /** The size that can be filled with edges, if there is one. */
  size: Size | undefined;
  /** The fill of new edges, if it is not white. */
  usual?: string | undefined;
  disabled?: boolean;
  onChange(pad: Pad | undefined): void;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** The first colour of the system's picker. */
const GREY = '#808080';
/** The offered ratios. */
const PAD_RATIOS = ['1:1', '4:5', '9:16', '16:9'] as const;
const FILLS = ['blur', 'white', 'black', 'other', 'transparent'] as const;
type FillName = (typeof FILLS)[number];

function nameOf(fill: string): FillName {
  if (fill === 'blur' || fill === 'transparent') return fill;
  return fill.toLowerCase() === WHITE ? 'white' : fill === BLACK ? 'black' : 'other';
}

const FILL_OF: Readonly<Record<FillName, string>> = {
  blur: 'blur',
  transparent: 'transparent',
  white: WHITE,
  black: BLACK,
  other: GREY,
};

/** The shape of the result, and what its edges show. Loaded when the part is opened. */
export function PadFields({ pad, size, usual, disabled = false, onChange }: PadFieldsProps) {
  const fill = pad?.fill ?? WHITE;
  const chosen = nameOf(fill);
  const start = { do: 'pad', ...(pad ? pad.fill && { fill: pad.fill } : usual && { fill: usual }) } as const;
  const ratios = [...new Set<string>([...PAD_RATIOS, ...(pad?.ratio ? [pad.ratio] : [])])];
  const box = pad?.width && pad.height ? { width: pad.width, height: pad.height } : size;
  const setShape = (value: string) => {
    if (value === '') onChange(undefined);
    else if (value !== 'size') onChange({ ...start, ratio: value });
    else if (box) onChange({ ...start, ...box });
  };
  return (
    <>
      <div>
        <Segmented
          legend={padWords.shape}
          columns
          disabled={disabled}
          options={[
            { value: '', label: padWords.none },
            ...ratios.map((ratio) => ({ value: ratio, label: ratio })),
            ...(box ? [{ value: 'size', label: formatSize(box) }] : []),
          ]}
          value={pad ? (pad.ratio ?? 'size') : ''}
          onChange={setShape}
        />
        {pad && <p className="mt-1 text-small text-muted">{padWords.line}</p>}
      </div>
      {pad && (
        <Segmented
          legend={padWords.fill}
          columns
          disabled={disabled}
          options={FILLS.map((value) => ({ value, label: padWords.fills[value] }))}
          value={chosen}
          onChange={(value) => value !== chosen && onChange({ ...pad, fill: FILL_OF[value] })}
        />
      )}
      {pad && chosen === 'other' && (
        <Field label={padWords.colour} inline>
          {({ id }) => (
            <input
              id={id}
              type="color"
              value={fill}
              disabled={disabled}
              onChange={(event) => onChange({ ...pad, fill: event.target.value })}
              className="h-11 w-full cursor-pointer rounded-control border border-edge bg-surface p-1 disabled:opacity-50"
            />
          )}
        </Field>
      )}
    </>
  );
}

import { classNames } from '#app/components/class-names.ts';
import { setOption } from '#app/tools/address/recipe-changes.ts';
import { fillWords, WHITE } from '#words/fill.ts';
import { moreOptionsWords } from '#words/options.ts';
import type { FieldsProps } from './fields.tsx';

const BLACK = '#000000';

/** White, black, or any other colour with the system's own picker. */
export function BackgroundField({ output, disabled, change }: Omit<FieldsProps, 'offered'>) {
  const { legend, white, black, other, line } = moreOptionsWords.background;
  const value = (output.background ?? WHITE).toLowerCase();
  const isOther = value !== WHITE && value !== BLACK;
  const put = (colour: string) => change(setOption('background', colour));
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {(
          [
            [white, WHITE],
            [black, BLACK],
          ] as const
        ).map(([label, colour]) => (
          <button
            key={colour}
            type="button"
            aria-pressed={value === colour}
            onClick={() => put(colour)}
            className={classNames(SWATCH, value === colour ? 'border-text' : 'border-edge')}
          >
            <span aria-hidden className="size-5 rounded-full border border-edge" style={{ background: colour }} />
            {label}
          </button>
        ))}
        <label className={classNames(SWATCH, 'relative cursor-pointer', isOther ? 'border-text' : 'border-edge')}>
          <input
            type="color"
            value={value}
            onChange={(event) => put(event.target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden
            className="size-5 rounded-full border border-edge"
            style={{ background: isOther ? value : RAINBOW }}
          />
          {isOther ? <span className="tabular-nums">{fillWords(value)}</span> : other}
          {isOther && <span className="sr-only">{other}</span>}
        </label>
      </div>
      <p className="mt-1 text-small text-muted">{line}</p>
    </fieldset>
  );
}

const SWATCH =
  'flex min-h-11 items-center gap-2 rounded-control border px-3 text-small font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-text disabled:opacity-50 has-disabled:opacity-50';
const RAINBOW = 'conic-gradient(red, yellow, lime, cyan, blue, magenta, red)';

import { useRef, useState } from 'react';
import { Field } from '#app/components/field.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { Slider } from '#app/components/slider.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { setEdits } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { USUAL_WATERMARK } from '#engine/recipe/bounds.ts';
import type { Edit } from '#engine/recipe/index.ts';
import { watermarkWords } from '#words/watermark.ts';
import { addText, lastText, shownBy } from './add-file.ts';
import { ImageButton } from './image-button.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { useMissingWatermark } from './use-missing.ts';
import { type Look, watermarkIn, withWatermark } from './watermark.ts';

export interface WatermarkFieldsProps {
  edits: readonly Edit[];
  disabled: boolean;
  change(change: RecipeChange): void;
}

const KINDS = ['none', 'text', 'image'] as const;
type Kind = (typeof KINDS)[number];

/** A line of text is long, so it needs more than a logo. */
const TEXT_SIZE = 40;

/** The watermark: a text or an image, and how it looks. Loaded when the part is opened. */
export function WatermarkFields({ edits, disabled, change }: WatermarkFieldsProps) {
  const watermark = watermarkIn(edits);
  // Rendered again when a picture arrives.
  useMissingWatermark(edits);
  const found = watermark && shownBy(watermark.picture);
  const present: Kind | undefined = watermark && (found?.drawn ? 'text' : 'image');
  const [chosen, setChosen] = useState<Kind>(present ?? 'none');
  const kind = present ?? chosen;
  const [typed, setTyped] = useState(found?.drawn ?? lastText());
  // Only the latest text is drawn, whichever is finished first.
  const latest = useRef(0);
  const look = useRef<Look>({});
  if (watermark) {
    const { do: _, picture: __, ...rest } = watermark;
    look.current = rest;
  }

  const put = (picture: string | undefined, changed: Look = {}) => {
    look.current = { ...look.current, ...changed };
    const next = picture ? ({ do: 'watermark', picture, ...look.current } as const) : undefined;
    change(setEdits((before) => withWatermark(before, next)));
  };
  const write = async (text: string, colour: string) => {
    setTyped({ text, colour });
    const turn = ++latest.current;
    const hash = text.trim() === '' ? undefined : await addText(text, colour);
    if (turn === latest.current) put(hash, { size: look.current.size ?? TEXT_SIZE });
  };
  const choose = (next: Kind) => {
    setChosen(next);
    if (next === kind) return;
    latest.current++;
    if (next === 'text' && typed.text.trim() !== '') void write(typed.text, typed.colour);
    else put(undefined);
  };

  const slider = (name: 'size' | 'opacity', min: number) => {
    const value = watermark?.[name] ?? USUAL_WATERMARK[name];
    return (
      <Field label={watermarkWords[name]}>
        {({ id }) => (
          <span className="flex items-center gap-2">
            <Slider
              id={id}
              min={min}
              max={100}
              value={value}
              aria-valuetext={watermarkWords.percent(value)}
              disabled={disabled}
              onChange={({ target }) => watermark && put(watermark.picture, { [name]: Number(target.value) })}
              className="min-w-0 flex-1"
            />
            <span aria-hidden className="w-10 text-right tabular-nums">
              {watermarkWords.percent(value)}
            </span>
          </span>
        )}
      </Field>
    );
  };

  return (
    <>
      <Segmented
        legend={watermarkWords.kind}
        hideLegend
        options={KINDS.map((value) => ({ value, label: watermarkWords.kinds[value] }))}
        value={kind}
        disabled={disabled}
        onChange={choose}
      />
      {kind === 'text' && (
        <>
          <TextField
            label={watermarkWords.text}
            hint={watermarkWords.textHint}
            value={typed.text}
            placeholder={watermarkWords.example}
            maxLength={200}
            disabled={disabled}
            onText={(text) => void write(text, typed.colour)}
          />
          <Field label={watermarkWords.colour} inline>
            {({ id }) => (
              <input
                id={id}
                type="color"
                value={typed.colour}
                disabled={disabled}
                onChange={({ target }) => void write(typed.text, target.value)}
                className="h-11 w-full cursor-pointer rounded-control border border-edge bg-surface p-1 disabled:opacity-50"
              />
            )}
          </Field>
        </>
      )}
      {kind === 'image' && (
        <div className="flex flex-col gap-1">
          <ImageButton
            label={found ? watermarkWords.chooseOther : watermarkWords.choose}
            disabled={disabled}
            onChosen={put}
          />
          <p className="text-small text-muted [overflow-wrap:anywhere]">
            {found?.name ? watermarkWords.chosen(found.name) : watermarkWords.imageHint}
          </p>
        </div>
      )}
      {watermark && (
        <>
          <PlaceGrid
            value={watermark.position ?? USUAL_WATERMARK.position}
            disabled={disabled}
            onChange={(position) => put(watermark.picture, { position })}
          />
          {slider('size', 1)}
          {slider('opacity', 5)}
        </>
      )}
    </>
  );
}

import { Checkbox } from '#app/components/checkbox.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { Choice } from '#app/tools/options/choice.tsx';
import { formPhotoWords } from '#words/form-photo.ts';
import { type FormSettings, INKS, type InkChoice as Ink, inkPaintOf } from './settings.ts';

interface InkChoiceProps {
  settings: FormSettings;
  ink: Ink;
  put(changed: Partial<FormSettings>): void;
}

/** What a handwritten picture becomes. */
export function InkChoice({ settings, ink, put }: InkChoiceProps) {
  const { format, isTransparent = false } = settings;
  const isInk = inkPaintOf(settings) !== undefined;
  return (
    <div className="flex flex-col">
      <Choice line={isInk ? formPhotoWords.inkLine : formPhotoWords.photographedLine}>
        <Segmented
          legend={formPhotoWords.ink}
          options={INKS.map((value) => ({ value, label: formPhotoWords.inks[value] }))}
          value={ink}
          onChange={(ink) => put({ ink })}
        />
      </Choice>
      {isInk && format === 'png' && (
        <Checkbox checked={isTransparent} onChange={(isTransparent) => put({ isTransparent })}>
          {formPhotoWords.transparent}
        </Checkbox>
      )}
    </div>
  );
}

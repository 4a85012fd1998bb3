import { Segmented } from '#app/components/segmented.tsx';
import { Choice } from '#app/tools/options/choice.tsx';
import { formPhotoWords } from '#words/form-photo.ts';
import { GuidesLine, hasGuides, type Placement } from './guides.tsx';
import { FITS, type Fit, type FormSettings } from './settings.ts';

interface FitChoiceProps {
  asked: Placement | undefined;
  fit: Fit;
  put(changed: Partial<FormSettings>): void;
}

/** How a picture of another shape fills the frame. */
export function FitChoice({ fit, asked, put }: FitChoiceProps) {
  return (
    <Choice line={formPhotoWords.fitLines[fit]}>
      <Segmented
        legend={formPhotoWords.fit}
        options={FITS.map((value) => ({ value, label: formPhotoWords.fits[value] }))}
        value={fit}
        onChange={(fit) => put({ fit })}
      />
      {fit === 'cut' && hasGuides(asked) && <GuidesLine asked={asked} />}
    </Choice>
  );
}

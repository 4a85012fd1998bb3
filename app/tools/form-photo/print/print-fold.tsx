import { type ComponentProps, useId, useState } from 'react';
import { MoreButton } from '#app/components/more-button.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { formPhotoWords } from '#words/form-photo.ts';
import type { PrintSheet } from './print-sheet.tsx';

const loadPrintSheet = () => import('./print-sheet.tsx').then((module) => module.PrintSheet);

/** Words that open what makes a print sheet. */
export function PrintFold(props: ComponentProps<typeof PrintSheet>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="print-fold">
      <MoreButton isOpen={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {formPhotoWords.printSheet}
      </MoreButton>
      {isOpen && (
        <section id={id} aria-label={formPhotoWords.printSheet} className="mt-2">
          <SeldomPart load={loadPrintSheet} props={props} />
        </section>
      )}
    </div>
  );
}

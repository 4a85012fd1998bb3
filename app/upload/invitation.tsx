import { Camera, Download, ImagePlus } from 'lucide-react';
import { type MouseEvent, useContext } from 'react';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { uploadWords } from '#words/upload.ts';
import { PageFormat } from './page-format.ts';
import { takePhoto } from './take-photo.ts';

/** Fingers cannot drag files here, so on a phone the buttons of the large area come before the text. */
const LOOKS = {
  large: {
    area: 'flex-col',
    icon: { size: 40, strokeWidth: 1.25 },
    iconPlace: 'pointer-coarse:-order-3 pointer-coarse:mb-4',
    title: 'mt-2 font-semibold pointer-coarse:mt-0 sm:mt-4 sm:text-lead',
    or: 'my-2 pointer-coarse:-order-1',
    buttons: 'pointer-coarse:-order-2',
    button: 'primary',
    hint: 'mt-4',
  },
  compact: {
    area: 'flex-wrap justify-center gap-x-4 gap-y-2',
    icon: { size: 24, strokeWidth: 1.5 },
    iconPlace: '',
    title: 'font-semibold',
    or: '',
    buttons: '',
    button: 'secondary',
    hint: '',
  },
} as const;

interface InvitationProps {
  look: keyof typeof LOOKS;
  /** Files are being dragged over the area. */
  isDragged: boolean;
  disabled: boolean;
  maxSizeMb: number;
  onBrowse(): void;
  onPhotos(photos: FileList): void;
}

/** What an empty upload area shows: the ways to choose files, and their limits. */
export function Invitation({ look, isDragged, disabled, maxSizeMb, onBrowse, onPhotos }: InvitationProps) {
  const pageFormat = useContext(PageFormat);
  const { area, icon, iconPlace, title, or, buttons, button, hint } = LOOKS[look];
  const isLarge = look === 'large';
  const Icon = isDragged ? Download : ImagePlus;
  return (
    <div className={classNames('flex items-center', area)}>
      <Icon aria-hidden {...icon} className={classNames(isDragged ? 'text-accent' : 'text-muted', iconPlace)} />
      <p className={title}>{isDragged ? uploadWords.dragging : uploadWords.invitation}</p>
      <p className={classNames('text-small text-muted', or)}>{uploadWords.or}</p>
      <div className={classNames('flex flex-wrap justify-center gap-3', buttons)}>
        <Button kind={button} disabled={disabled} onClick={alone(onBrowse)}>
          {CONTROLS.browse}
        </Button>
        {isLarge && (
          <Button
            icon={Camera}
            className="not-pointer-coarse:hidden"
            disabled={disabled}
            onClick={alone(() => takePhoto(onPhotos))}
          >
            {uploadWords.camera}
          </Button>
        )}
      </div>
      <p className={classNames('text-small text-muted', hint)}>
        {uploadWords.hint(maxSizeMb)}
        {pageFormat && ` ${uploadWords.opensToo(pageFormat)}`}
      </p>
      {isLarge && <p className="mt-1 text-small text-muted pointer-coarse:hidden">{uploadWords.paste}</p>}
    </div>
  );
}

/** A press of a button inside an upload area, which opens the file dialog too. */
export const alone = (act: () => void) => (event: MouseEvent) => {
  event.stopPropagation();
  act();
};

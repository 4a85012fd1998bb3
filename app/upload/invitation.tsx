import { Camera, Download, ImagePlus } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react';
import { Button, buttonClass } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { uploadWords } from '#words/upload.ts';
import { ACCEPT_ATTRIBUTE } from './accepted-types.ts';
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
    hint: 'mt-4',
  },
  compact: {
    area: 'flex-wrap justify-center gap-x-4 gap-y-2',
    icon: { size: 24, strokeWidth: 1.5 },
    iconPlace: '',
    title: 'font-semibold',
    or: '',
    buttons: '',
    hint: '',
  },
} as const;

interface InvitationProps {
  look: keyof typeof LOOKS;
  /** Files are being dragged over the area. */
  isDragged: boolean;
  disabled: boolean;
  maxSizeMb: number;
  /** What opens the file dialog. */
  browse: ReactNode;
  onPhotos(photos: FileList): void;
}

/** What an empty upload area shows: the ways to choose files, and their limits. */
export function Invitation({ look, isDragged, disabled, maxSizeMb, browse, onPhotos }: InvitationProps) {
  const pageFormat = useContext(PageFormat);
  const { area, icon, iconPlace, title, or, buttons, hint } = LOOKS[look];
  const isLarge = look === 'large';
  const Icon = isDragged ? Download : ImagePlus;
  return (
    <div className={classNames('flex items-center', area)}>
      <Icon aria-hidden {...icon} className={classNames(isDragged ? 'text-accent' : 'text-muted', iconPlace)} />
      <p className={title}>{isDragged ? uploadWords.dragging : uploadWords.invitation}</p>
      <p className={classNames('text-small text-muted', or)}>{uploadWords.or}</p>
      <div className={classNames('flex flex-wrap justify-center gap-3', buttons)}>
        {browse}
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
        {uploadWords.hint(maxSizeMb)} {pageFormat && <span className="block">{uploadWords.opensToo(pageFormat)}</span>}
      </p>
      {isLarge && <p className="mt-1 text-small text-muted pointer-coarse:hidden">{uploadWords.paste}</p>}
    </div>
  );
}

interface BrowseProps {
  kind: 'primary' | 'secondary';
  input: ComponentProps<'input'>;
}

/** The button of the file dialog: the browser's own field for files under a label, which works before any script. */
export function Browse({ kind, input }: BrowseProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press of a label is its field's
    <label
      className={buttonClass(
        kind,
        'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-text has-disabled:opacity-50',
      )}
      onClick={(event) => event.stopPropagation()}
    >
      {CONTROLS.browse}
      {/* An empty title keeps the browser from naming the chosen file there. */}
      <input
        {...input}
        type="file"
        accept={ACCEPT_ATTRIBUTE}
        aria-label={`${CONTROLS.browse}: ${uploadWords.input}`}
        title=""
        className="absolute -inset-px cursor-pointer opacity-0"
        // An earlier choice would keep the same file from being chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** A press of a button inside an upload area, which opens the file dialog too. */
export const alone = (act: () => void) => (event: MouseEvent) => {
  event.stopPropagation();
  act();
};

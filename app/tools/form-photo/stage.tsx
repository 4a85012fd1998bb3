import { useState } from 'react';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { formatSize } from '#words/pixels.ts';
import { loadPad } from './drawn/load-pad.ts';
import { Frame } from './frame.tsx';
import type { Placement } from './guides.tsx';
import { sizeOf } from './rules.ts';
import { type FormSettings, fitOf, isGreyOf } from './settings.ts';
import { MissingPicture } from './several/missing-picture.tsx';
import type { Pictures } from './several/use-pictures.ts';
import type { PlacingControl } from './use-placing.ts';
import type { WhiteWall } from './wall/use-white-wall.ts';
import { WallLine } from './wall/wall-line.tsx';

interface StageProps extends Pick<SeriesScreensProps<FormSettings>, 'screen' | 'picture' | 'api' | 'settings'> {
  pictures: Pictures;
  placing: PlacingControl;
  wall: WhiteWall;
  /** Makes a plain wall white, or the photo's own again; absent for what has none. */
  onWhiten: (() => void) | undefined;
  /** Takes the colours away, or returns to them; absent for ink. */
  onGrey: (() => void) | undefined;
  /** Of the frame; undefined for any. */
  ratio: number | undefined;
  asked: Placement | undefined;
}

/** The picture in its frame, or the area in which a signature is drawn. */
export function Stage(props: StageProps) {
  const { screen, picture, api, settings, pictures, placing, wall, onWhiten, onGrey, ratio, asked } = props;
  const { file, probe } = picture;
  const [isDrawing, setDrawing] = useState(false);
  const { width, height } = sizeOf(settings);
  const onDrawn = (drawn: File) => {
    setDrawing(false);
    screen.open(drawn);
  };
  const startDrawing = settings.ink && (() => setDrawing(true));
  const { isMissing } = pictures;
  const frame = () => (
    <>
      <Frame
        file={wall.shown.file}
        fit={fitOf(settings)}
        ratio={ratio}
        placing={placing}
        asked={asked}
        onDraw={startDrawing}
        onWhiten={onWhiten}
        onGrey={onGrey}
        isGrey={isGreyOf(settings)}
        isWhite={settings.isWhiteWall === true && !wall.cannot}
      />
      <WallLine original={file} wall={wall} />
    </>
  );
  const content = () => {
    if (isDrawing)
      return (
        <SeldomPart load={loadPad} props={{ ratio: width / height, onDrawn, onCancel: () => setDrawing(false) }} />
      );
    if (isMissing)
      return (
        <MissingPicture
          openName={file.name}
          onFile={(chosen) => screen.open(chosen)}
          onUseOpen={() => pictures.takeOpen()}
          onDraw={startDrawing}
        />
      );
    return pictures.isOpen ? frame() : <div className="form-stage bg-stage" />;
  };
  if (isMissing)
    return <section className="overflow-clip rounded-surface border border-line bg-surface">{content()}</section>;
  return (
    <PreviewCard
      original={file}
      facts={`${formatSize(probe)} · ${api.formatOf(probe.format).label}`}
      onRemove={() => screen.startOver()}
    >
      {content()}
    </PreviewCard>
  );
}

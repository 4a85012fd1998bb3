import { type ReactNode, useState } from 'react';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { formatSize } from '#words/pixels.ts';
import { loadPad } from './drawn/load-pad.ts';
import { Frame } from './frame.tsx';
import { sizeOf } from './rules.ts';
import { type FormSettings, inkPaintOf } from './settings.ts';
import type { PlacingControl } from './use-placing.ts';
import type { WhiteWall } from './wall/use-white-wall.ts';
import { WallLine } from './wall/wall-line.tsx';

interface StageProps extends Pick<SeriesScreensProps<FormSettings>, 'screen' | 'picture' | 'api' | 'settings'> {
  placing: PlacingControl;
  wall: WhiteWall;
  /** Makes a plain wall white, or the photo's own again; absent for what has none. */
  onWhiten: (() => void) | undefined;
  /** Of the frame; undefined for any. */
  ratio: number | undefined;
  /** The height of the head that the form asks for, as shares of the frame's. */
  head: readonly [least: number, most: number] | undefined;
  /** The finished file. */
  children: ReactNode;
}

/** The picture in its frame, or the area in which a signature is drawn, above the finished file. */
export function Stage(props: StageProps) {
  const { screen, picture, api, settings, placing, wall, onWhiten, ratio, head, children } = props;
  const { file, probe } = picture;
  const [isDrawing, setDrawing] = useState(false);
  const { width, height } = sizeOf(settings);
  const onDrawn = (drawn: File) => {
    setDrawing(false);
    screen.open(drawn);
  };
  return (
    <div className="flex flex-col gap-4">
      <PreviewCard
        original={file}
        facts={`${formatSize(probe)} · ${api.formatOf(probe.format).label}`}
        onRemove={() => screen.startOver()}
      >
        {isDrawing ? (
          <SeldomPart load={loadPad} props={{ ratio: width / height, onDrawn, onCancel: () => setDrawing(false) }} />
        ) : (
          <Frame
            file={wall.shown.file}
            fit={inkPaintOf(settings) ? 'cut' : settings.fit}
            ratio={ratio}
            placing={placing}
            head={head}
            onDraw={settings.ink && (() => setDrawing(true))}
            onWhiten={onWhiten}
            isWhite={settings.isWhiteWall === true && !wall.cannot}
          />
        )}
        <WallLine original={file} wall={wall} />
      </PreviewCard>
      {!isDrawing && children}
    </div>
  );
}

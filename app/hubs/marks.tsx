import {
  Camera,
  Clapperboard,
  Crop,
  Files,
  Gauge,
  Gem,
  Globe,
  Grid2X2,
  Grid3X3,
  Image,
  Layers,
  type LucideIcon,
  PenTool,
  Printer,
  RectangleHorizontal,
  RectangleVertical,
  Smartphone,
  Sparkles,
  Square,
  Weight,
} from 'lucide-react';
import type { HubMark } from '#pages/hub-groups.ts';

/** The most common source or purpose of a format, or the action of a group's pages. */
const MARKS: Partial<Record<HubMark, LucideIcon>> = {
  jpg: Camera,
  png: Grid2X2,
  webp: Globe,
  heic: Smartphone,
  avif: Sparkles,
  jxl: Gem,
  gif: Clapperboard,
  tiff: Printer,
  svg: PenTool,
  bmp: Grid3X3,
  quality: Gauge,
  weight: Weight,
  landscape: RectangleHorizontal,
  square: Square,
  portrait: RectangleVertical,
  file: Files,
  edit: Crop,
  batch: Layers,
};

/** The picture of a group. */
export function Mark({ mark }: { mark: HubMark }) {
  const Icon = MARKS[mark] ?? Image;
  return <Icon aria-hidden size={20} strokeWidth={1.75} />;
}

/** Length of the longer side, in pixels. */
const LONGER = 22;

/** An outline with the proportions of a page's result. */
export function ShapeMark({ width, height }: { width: number; height: number }) {
  const scale = LONGER / Math.max(width, height);
  return (
    <span aria-hidden className="grid size-6 shrink-0 place-items-center">
      <span
        className="rounded-[3px] border-[1.5px] border-muted"
        style={{ width: Math.round(width * scale), height: Math.round(height * scale) }}
      />
    </span>
  );
}

import type { FormatWord } from '../formats/names.ts';

interface Slugged {
  /** The last part of the address: `/tools/{slug}`. */
  slug: string;
  /** The slug of the page that this one repeats with another spelling; the canonical page for search engines. */
  twinOf?: string;
}

export interface ConverterEntry extends Slugged {
  kind: 'converter';
  from: FormatWord;
  to: FormatWord;
}

export interface FormatCompressorEntry extends Slugged {
  kind: 'compressor';
  by: 'format';
  format: FormatWord;
}

export interface SizeCompressorEntry extends Slugged {
  kind: 'compressor';
  by: 'size';
  /** The promised size in kilobytes of 1024 bytes. */
  kb: number;
  /** The spelling in the slug: `100kb`, and as people write it: `100 KB`. */
  size: string;
  written: string;
  /** The largest file on this page in megabytes; the tools' own limit by default. */
  uploadMB?: number;
}

export interface ScoreCompressorEntry extends Slugged {
  kind: 'compressor';
  by: 'score';
  /** The target score; see docs/decisions/0011-score.md. */
  score: number;
}

export interface DimensionResizerEntry extends Slugged {
  kind: 'resizer';
  by: 'dimensions';
  width: number;
  height: number;
  /** Dots per inch of a size on paper. */
  dpi?: number;
  /** What people call the size, unless they name its pixels. */
  known?: 'A4' | 'square' | 'YouTube banner';
}

export interface FormatResizerEntry extends Slugged {
  kind: 'resizer';
  by: 'format';
  format: FormatWord;
}

export interface SizeResizerEntry extends Slugged {
  kind: 'resizer';
  by: 'size';
  kb: number;
  size: string;
  written: string;
  /**
   * Also reduces the picture to the compress tool's frame of 1280 × 720, because the file would be poor at full size.
   */
  shrink: boolean;
}

/** What people do to a picture besides its size and format. */
export const EDIT_TASKS = ['crop', 'redact', 'watermark', 'borders', 'turn', 'passport'] as const;
export type EditTask = (typeof EDIT_TASKS)[number];

/** What people do with the metadata of a photo. */
export const METADATA_TASKS = ['remove-exif', 'view-exif', 'remove-location', 'change-date'] as const;
export type MetadataTask = (typeof METADATA_TASKS)[number];

/** A page of one task, which opens the resizer with that part of it open, or the tool for metadata. */
export interface TaskEntry extends Slugged {
  kind: 'resizer';
  by: 'task';
  task: EditTask | MetadataTask;
}

export interface BatchEntry extends Slugged {
  kind: 'batch';
  action: 'resize' | 'compress' | 'convert';
  /** One animation of several pictures. */
  task?: 'gif';
}

/** A task with a page. All but those of metadata, whose tool has them, also have a tile and an entry in the menu. */
export type Task = EditTask | MetadataTask | 'gif';

export type CompressorEntry = FormatCompressorEntry | SizeCompressorEntry | ScoreCompressorEntry;
export type ResizerEntry = DimensionResizerEntry | FormatResizerEntry | SizeResizerEntry | TaskEntry;

/** A landing page as search, menus and directories need it. Its texts are composed elsewhere. */
export type Entry = ConverterEntry | CompressorEntry | ResizerEntry | BatchEntry;
export type EntryKind = Entry['kind'];

export const HUB_CATEGORIES = ['converter', 'compressor', 'resizer', 'batch'] as const satisfies EntryKind[];

/** A page that lists the landing pages of one kind. */
export interface HubEntry {
  kind: 'hub';
  slug: string;
  category: EntryKind;
}

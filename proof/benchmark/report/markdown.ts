import { OURS } from '../measure/contender.ts';
import type { Stages, Table, WorkResult } from '../measure/result.ts';
import { type Summary, summarise } from '../measure/summary.ts';
import { kilobytes, megabytes, milliseconds } from './format.ts';
import type { Machine } from './machine.ts';

export interface Report {
  machine: Machine;
  /** Where the photos came from. */
  photos: string;
  rounds: number;
  works: WorkResult[];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const isOurs = (peer: string): boolean => peer === OURS || peer.startsWith(`${OURS}-`);

function rowOf(
  { peer, label, ms, bytes, score, peakMemory, workMemory, error }: Summary,
  ours: Summary | undefined,
): string[] {
  if (error) return [label, `failed: ${error}`, '', '', '', '', ''];
  const ratio = !ours || ours.error ? '–' : ours.peer === peer ? '1' : `${(ms / ours.ms).toFixed(2)} ×`;
  return [
    label,
    milliseconds(ms),
    ratio,
    kilobytes(bytes),
    score?.toFixed(1) ?? '–',
    megabytes(peakMemory),
    megabytes(workMemory),
  ];
}

function measurementTable({ measurements }: WorkResult): string {
  const summaries = [...summarise(measurements).values()];
  const ours = summaries.find(({ peer }) => isOurs(peer));
  return table(
    ['', 'ms', 'time against ours', 'KB', 'SSIMULACRA2', 'peak MB', 'of it for the picture'],
    summaries.map((summary) => rowOf(summary, ours)),
  );
}

const STAGES = [
  ['handedOver', 'bytes to the worker and back'],
  ['header', 'header'],
  ['rows', 'decoding and edits, row by row'],
  ['encoder', 'encoder'],
] as const satisfies [keyof Stages, string][];

/** This product's time per stage, photo by photo. */
function profileTable({ measurements }: WorkResult): string | undefined {
  const profiled = measurements.flatMap(({ input, stages }) => (stages ? [{ input, stages }] : []));
  if (profiled.length === 0) return undefined;
  return `This product’s time per stage, milliseconds of the last round:\n\n${table(
    ['', ...STAGES.map(([, label]) => label)],
    profiled.map(({ input, stages }) => [input, ...STAGES.map(([stage]) => milliseconds(stages[stage]))]),
  )}`;
}

const extraTable = ({ caption, head, rows }: Table) => `${caption}:\n\n${table(head, rows)}`;

function section(work: WorkResult, charts: readonly string[]): string {
  return [
    `## ${work.title}`,
    work.error && `Not measured: ${work.error}`,
    ...charts.map((path) => `![${work.title}](${path})`),
    work.measurements.length > 0 && measurementTable(work),
    profileTable(work),
    ...work.tables.map(extraTable),
    ...work.notes,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The goals of all works. */
export function claimsTable(works: readonly WorkResult[]): string {
  return table(
    ['work', 'against', 'at least', 'measured', ''],
    works.flatMap(({ title, claims }) =>
      claims.map(({ against, required, measured, reached }) => [
        title,
        against,
        required,
        measured,
        reached ? 'reached' : '**not reached**',
      ]),
    ),
  );
}

/** Missed goals, with cause and next step. Empty if all are reached. */
export function missedClaims(works: readonly WorkResult[]): string {
  const missed = works.flatMap(({ title, claims }) =>
    claims.filter(({ reached }) => !reached).map((claim) => ({ title, ...claim })),
  );
  if (missed.length === 0) return '';
  const told = missed.map(({ title, against, measured, ifMissed }) =>
    [`**${title}, against ${against}: ${measured}.**`, ifMissed?.why, ifMissed && `Next: ${ifMissed.next}`]
      .filter(Boolean)
      .join(' '),
  );
  return ['## Missed goals, and why', ...told].join('\n\n');
}

/** @param chartsOf paths of a work's charts, relative to the report */
export function markdown(report: Report, chartsOf: (work: WorkResult) => readonly string[]): string {
  const { machine, photos, rounds, works } = report;
  const versions = Object.entries(machine.versions).map(([name, version]) => `${name} ${version}`);
  return `${[
    '# Side by side',
    `Written by \`npm run bench\` on ${machine.date}: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; ${machine.browser}, Node ${machine.node}. ${versions.join(', ')}.`,
    `Pictures: ${photos}. All libraries work on the same files in one page, in turn: ${rounds} ${rounds === 1 ? 'round' : 'rounds'} after one to warm up; times are medians, from a file to a file, and means over the photos. jSquash runs in a persistent worker, browser-image-compression in its own with a local copy of its script, pica in its own, compressorjs and the canvas on the page, sharp in Node with this product’s JPEG settings for libvips. For AVIF, sharp has this product’s effort, and jSquash is measured at its default speed and at 8. If a library has a quality setting, it is set so that its file is about as large as ours: the score then compares the quality at equal bytes. The score is SSIMULACRA2; above 1.2 megapixels it is the mean of four parts of 512 × 512 pixels. A resized picture is compared with Lanczos 3, linear interpolation and Lanczos 3 in linear light over the whole original, and keeps the best of the three scores, so that no library is penalised for its choice of kernel. Memory is the peak of the page’s processes above the empty page, including the library’s start but not the pages of the browser’s own program that it reads, on the first photo; “of it for the picture” is the peak above the memory that the page has after a tiny picture.`,
    '## Goals',
    claimsTable(works),
    missedClaims(works),
    ...works.map((work) => section(work, chartsOf(work))),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

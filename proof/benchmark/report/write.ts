import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkResult } from '../measure/result.ts';
import { summarise } from '../measure/summary.ts';
import { barChart, timelineChart } from './bars.ts';
import { kilobytes, milliseconds } from './format.ts';
import { isOurs, markdown, type Report } from './markdown.ts';

interface Chart {
  path: string;
  svg: string;
}

function chartsOf({ id, title, measurements, timelines }: WorkResult): Chart[] {
  const shown = [...summarise(measurements).values()].filter(({ error }) => !error);
  const bars = (value: 'ms' | 'bytes', text: (number: number) => string) =>
    shown.map((each) => ({
      label: each.label,
      value: each[value],
      text: text(each[value]),
      ours: isOurs(each.peer),
    }));
  const charts: Chart[] = timelines.map(({ caption, spans }, i) => ({
    path: `charts/${id}-${i + 1}.svg`,
    svg: timelineChart(caption, spans),
  }));
  if (shown.length === 0) return charts;
  return [
    ...charts,
    {
      path: `charts/${id}-ms.svg`,
      svg: barChart(
        `${title}: milliseconds`,
        bars('ms', (ms) => `${milliseconds(ms)} ms`),
      ),
    },
    {
      path: `charts/${id}-bytes.svg`,
      svg: barChart(
        `${title}: size`,
        bars('bytes', (bytes) => `${kilobytes(bytes)} KB`),
      ),
    },
  ];
}

/** Writes `results.json`, `RESULTS.md` and the charts beside them. */
export async function writeReport(folder: string, report: Report): Promise<void> {
  await mkdir(join(folder, 'charts'), { recursive: true });
  for (const work of report.works) {
    for (const { path, svg } of chartsOf(work)) await writeFile(join(folder, path), svg);
  }
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(
    join(folder, 'RESULTS.md'),
    markdown(report, (work) => chartsOf(work).map(({ path }) => path)),
  );
}

import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { TOOL_PAGES } from '../tools.ts';
import type { Check } from './check.ts';

const KNOWN: ReadonlySet<string> = new Set([
  ...Object.values(CONTROLS),
  ...Object.values(DOCUMENT_CONTROLS),
  ...Object.values(TOOL_PAGES).flatMap(({ steps }) => steps),
  // The label of a batch's action.
  ...['Resize', 'Compress', 'Convert'],
]);

export const controls: Check = {
  name: 'steps quote controls that are there, the upload button and the download among them',
  problems: ({ pages }) =>
    pages.flatMap(({ slug, steps }) => {
      const text = steps.map((step) => step.text).join('\n');
      const quoted = [...text.matchAll(/(?<![\p{L}\p{N}])'([^'\n]+)'/gu)].map((match) => match[1] ?? '');
      return [
        ...quoted.filter((label) => !KNOWN.has(label)).map((label) => `${slug}: no control is called '${label}'`),
        ...(quoted.includes(CONTROLS.browse) ? [] : [`${slug}: nothing says how to choose a file`]),
        ...([CONTROLS.download, CONTROLS.downloadAll, DOCUMENT_CONTROLS.downloadPdf].some((label) =>
          quoted.includes(label),
        )
          ? []
          : [`${slug}: nothing says how to save the result`]),
      ];
    }),
};

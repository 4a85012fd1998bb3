import { OUTPUT_IDS } from '../formats/index.ts';
import { AIM_TEXTS, NONE } from './aims.ts';
import type { EditKeyName } from './edit-texts.ts';
import { EDIT_DOCS, OPTION_DOCS } from './key-docs.ts';
import { OPTION_NAMES, optionOf } from './options.ts';
import { EDIT_KINDS, EDITS, FORMAT, isGathered, printFormat, THEN, textOf } from './text.ts';

/** A row of the table of keys. */
export interface KeyRow {
  key: string;
  values: string;
  means: string;
  otherwise?: string;
  /** Whether the key is an option of the output. */
  isOption?: true;
}

/** Returns all keys, for the documentation and the command's help. */
export function keyTable(): KeyRow[] {
  const formats = OUTPUT_IDS.map(printFormat);
  return [
    ...EDIT_KINDS.flatMap((kind) =>
      Object.entries(textOf(kind)).map(([key, { values }]) => ({ key, values, means: EDIT_DOCS[key as EditKeyName] })),
    ),
    { key: EDITS, values: NONE, means: 'no edits, not even those that the page opens with' },
    { key: THEN, values: EDIT_KINDS.filter(isGathered).join(', '), means: 'starts a second edit of this kind' },
    { key: FORMAT, values: [...formats, 'same'].join(', '), means: 'output format', otherwise: 'same' },
    ...[...new Set(Object.values(AIM_TEXTS))].map(({ key, values, means }) => ({ key, values, means })),
    ...OPTION_NAMES.map((name) => ({
      key: optionOf(name).key,
      values: `${optionOf(name).text.values}, ${NONE}`,
      ...OPTION_DOCS[name],
      isOption: true as const,
    })),
  ];
}

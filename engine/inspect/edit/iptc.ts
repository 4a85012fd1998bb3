import { concatenate } from '../../bytes/concatenate.ts';
import { bytesOf, latin1 } from '../../metadata/blocks.ts';
import { DATASET, datasetsOf, textOfDataset, UTF8 } from '../../metadata/iptc.ts';
import type { Changes } from './changes.ts';
import { changedIptcDate } from './dates.ts';
import { textsIn } from './texts.ts';

/** The longest value of a dataset without an extended length (IIM 4.2, section 1.6). */
const MOST_BYTES = 0x7fff;
/** Datasets of record 2 that are no texts: its version, the caption as a picture, and the preview. */
const BINARY: ReadonlySet<string> = new Set(['2:0', '2:125', '2:200', '2:201', '2:202']);
const VERSION = { key: '2:0', value: Uint8Array.of(0, 4) } as const;

interface Value {
  key: string;
  value: Uint8Array;
}

const DATES = [
  [DATASET.created, DATASET.createdTime],
  [DATASET.digitized, DATASET.digitizedTime],
] as const;

function withDates(datasets: readonly Value[], changes: Changes): Value[] {
  const changed = new Map<string, string | undefined>();
  const textOf = (wanted: string) => {
    const found = datasets.find(({ key }) => key === wanted);
    return found && latin1(found.value);
  };
  for (const [day, time] of DATES) {
    const next = changedIptcDate(textOf(day) ?? '', textOf(time), changes);
    if (next) changed.set(day, next.day).set(time, next.time);
  }
  return datasets.map((own) => {
    const text = changed.get(own.key);
    return text === undefined ? own : { key: own.key, value: bytesOf(text) };
  });
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** All texts in UTF-8, and a dataset that states it. */
function inUtf8(datasets: readonly Value[]): Value[] {
  const isStated = datasets.some(({ key, value }) => key === DATASET.characterSet && latin1(value) === UTF8);
  if (isStated || datasets.every(({ key, value }) => BINARY.has(key) || isAscii(latin1(value)))) return [...datasets];
  const texts = datasets.map(({ key, value }) =>
    key.startsWith('2:') && !BINARY.has(key) ? { key, value: bytesOf(textOfDataset(value)) } : { key, value },
  );
  return [
    { key: DATASET.characterSet, value: bytesOf(UTF8) },
    ...texts.filter(({ key }) => key !== DATASET.characterSet),
  ];
}

function written({ key, value }: Value): Uint8Array {
  const [record = 0, number = 0] = key.split(':').map(Number);
  return concatenate([Uint8Array.of(0x1c, record, number, value.length >> 8, value.length & 0xff), value]);
}

const recordOf = ({ key }: Value) => Number(key.split(':')[0]);

/**
 * Writes changes into IPTC. Texts are added to a file without IPTC, dates are changed where they are.
 * @param block datasets without a block around them
 * @returns undefined if there are none and none are needed
 */
export function editedIptc(block: Uint8Array | undefined, changes: Changes): Uint8Array | undefined {
  const own: Value[] = block ? [...datasetsOf(block)] : [];
  const texts = textsIn(changes);
  const added = texts.flatMap(({ iptc, values }) => values.map((text) => ({ key: iptc, value: bytesOf(text) })));
  if (own.length === 0 && added.length === 0) return undefined;
  const kept = withDates(own, changes).filter(({ key }) => !texts.some(({ iptc }) => iptc === key));
  const version = kept.some(({ key }) => key === VERSION.key) ? [] : [VERSION];
  const fitting = added.filter(({ value }) => value.length <= MOST_BYTES);
  // Records are in order (IIM 4.2, section 1.4).
  const all = inUtf8([...version, ...kept, ...fitting]).sort((a, b) => recordOf(a) - recordOf(b));
  return concatenate(all.map(written));
}

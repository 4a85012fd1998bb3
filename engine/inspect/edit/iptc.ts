import { concatenate } from '../../bytes/concatenate.ts';
import { bytesOf, decoded, latin1 } from '../../metadata/blocks.ts';
import { DATASET, type Dataset, datasetOf, datasetsOf, MOST_DATASET, UTF8 } from '../../metadata/iptc.ts';
import type { Changes } from './changes.ts';
import { changedIptcDate } from './dates.ts';
import { textsIn } from './texts.ts';

/** Datasets of record 2 that are no texts: its version, the caption as a picture, and the preview. */
const BINARY: ReadonlySet<string> = new Set(['2:0', '2:125', '2:200', '2:201', '2:202']);
const VERSION = { key: '2:0', value: Uint8Array.of(0, 4) } as const;

type Value = Pick<Dataset, 'key' | 'value'>;

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
    key.startsWith('2:') && !BINARY.has(key) ? { key, value: bytesOf(decoded(value)) } : { key, value },
  );
  return [
    { key: DATASET.characterSet, value: bytesOf(UTF8) },
    ...texts.filter(({ key }) => key !== DATASET.characterSet),
  ];
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
  const fitting = added.filter(({ value }) => value.length <= MOST_DATASET);
  // Records are in order (IIM 4.2, section 1.4).
  const all = inUtf8([...version, ...kept, ...fitting]).sort((a, b) => recordOf(a) - recordOf(b));
  return concatenate(all.map(datasetOf));
}

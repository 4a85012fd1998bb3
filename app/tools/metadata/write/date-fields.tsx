import { useState } from 'react';
import { Segmented } from '#app/components/segmented.tsx';
import { TextField } from '#app/components/text-field.tsx';
import type { Changes } from '#engine/inspect/edit/changes.ts';
import type { Removal } from '#engine/inspect/removals.ts';
import type { Stated } from '#engine/inspect/stated.ts';
import { isDate, isShift } from '#engine/inspect/writable.ts';
import { writeMetadataWords } from '#words/write-metadata.ts';
import { dateText } from './date-text.ts';
import { type Shift, secondsOf, shifted, shiftOf } from './shift.ts';

const WAYS = ['keep', 'set', 'shift'] as const;
type Way = (typeof WAYS)[number];

interface DateFieldsProps {
  changes: Changes;
  removal: Removal | undefined;
  /** The page is about dates, so one is set from the start. */
  isFirst: boolean;
  stated: Stated | undefined;
  write(changes: Changes): void;
}

function wayOf({ date, shift }: Changes, isFirst: boolean): Way {
  if (date !== undefined) return 'set';
  if (shift !== undefined) return 'shift';
  return isFirst ? 'set' : 'keep';
}

/** Whether a file's dates are there after the removal. */
const keepsTime = (removal: Removal | undefined) =>
  removal === undefined ||
  removal === 'place' ||
  removal === 'place-and-person' ||
  (typeof removal === 'object' && !removal.includes('time'));

/** When the photo was taken: as it is, another date, or the same moved by days, hours and minutes. */
export function DateFields({ changes, removal, isFirst, stated, write }: DateFieldsProps) {
  const [way, setWay] = useState<Way>(() => wayOf(changes, isFirst));
  const { ways, wayLines } = writeMetadataWords;
  const choose = (chosen: Way) => {
    setWay(chosen);
    if (chosen !== way) write({ date: undefined, shift: undefined });
  };
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        legend={writeMetadataWords.date}
        options={WAYS.map((value) => ({ value, label: ways[value] }))}
        value={way}
        onChange={choose}
      />
      {way !== 'keep' && <p className="text-muted">{wayLines[way]}</p>}
      {way === 'set' && <NewDate value={changes.date} start={stated?.taken} write={write} />}
      {way === 'shift' && <ShiftFields seconds={changes.shift ?? 0} write={write} />}
      {stated && <BeforeAndAfter taken={stated.taken} changes={changes} isKept={keepsTime(removal)} />}
    </div>
  );
}

interface NewDateProps {
  value: string | undefined;
  /** The file's own date, in the field until another one is chosen. */
  start: string | undefined;
  write(changes: Changes): void;
}

function NewDate({ value, start, write }: NewDateProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <TextField
      label={writeMetadataWords.newDate}
      type="datetime-local"
      step={1}
      value={draft ?? value ?? start ?? ''}
      onText={(text) => {
        setDraft(text);
        // Browsers leave out seconds that are zero.
        const date = text.length === 'yyyy-mm-ddThh:mm'.length ? `${text}:00` : text;
        write({ date: isDate(date) ? date : undefined });
      }}
    />
  );
}

const UNITS = ['days', 'hours', 'minutes'] as const;
const MOST_DIGITS = 5;
/** Digits of any keyboard; a sign is chosen beside them. */
const numberIn = (text: string) => Number(text.replace(/\D/g, '').slice(0, MOST_DIGITS));

function ShiftFields({ seconds, write }: { seconds: number; write(changes: Changes): void }) {
  const [shift, setShift] = useState<Shift>(() => shiftOf(seconds));
  const { units, directions } = writeMetadataWords;
  const put = (more: Partial<Shift>) => {
    const after = { ...shift, ...more };
    setShift(after);
    const moved = secondsOf(after);
    write({ shift: isShift(moved) && moved !== 0 ? moved : undefined });
  };
  return (
    <>
      <Segmented
        legend={writeMetadataWords.direction}
        hideLegend
        options={[
          { value: 'later', label: directions.later },
          { value: 'earlier', label: directions.earlier },
        ]}
        value={shift.isEarlier ? 'earlier' : 'later'}
        onChange={(direction) => put({ isEarlier: direction === 'earlier' })}
      />
      <div className="metadata-shift">
        {UNITS.map((unit) => (
          <TextField
            key={unit}
            label={units[unit]}
            inputMode="numeric"
            value={shift[unit] || ''}
            placeholder="0"
            onText={(text) => put({ [unit]: numberIn(text) })}
          />
        ))}
      </div>
    </>
  );
}

interface BeforeAndAfterProps {
  taken: string | undefined;
  changes: Changes;
  /** The removal leaves the file's dates. */
  isKept: boolean;
}

/** The file's date, and what it becomes. */
function BeforeAndAfter({ taken, changes: { date, shift }, isKept }: BeforeAndAfterProps) {
  const { becomes, undated, dateStated, dateGoes } = writeMetadataWords;
  if (!taken) return <p className="text-muted">{undated}</p>;
  const before = dateText(taken);
  if (shift !== undefined && !isKept) return <p>{dateGoes}</p>;
  const after = date ?? (shift === undefined ? undefined : shifted(taken, shift));
  return after === undefined ? (
    <p className="text-muted">{dateStated(before)}</p>
  ) : (
    <p className="font-medium">{becomes(before, dateText(after))}</p>
  );
}

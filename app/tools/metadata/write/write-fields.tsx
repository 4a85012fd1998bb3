import { useState } from 'react';
import { Checkbox } from '#app/components/checkbox.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { NumberField } from '#app/tools/options/number-field.tsx';
import type { Changes } from '#engine/inspect/edit/changes.ts';
import { isDpi, plainText } from '#engine/inspect/writable.ts';
import { writeMetadataWords } from '#words/write-metadata.ts';
import { DateFields } from './date-fields.tsx';
import type { WriteProps } from './write-fold.tsx';

const TEXTS = ['author', 'copyright', 'caption'] as const;

const wordsIn = (text: string) =>
  text
    .split(/[,、，;]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** The fields for what a visitor writes. */
export function WriteFields({ settings, change, stated, isList = false }: WriteProps) {
  const { changes, removal, datesFiles = false } = settings;
  const { fields } = writeMetadataWords;
  const write = (more: Changes) =>
    change((before) => {
      const after = { ...before.changes, ...more };
      return {
        ...before,
        changes: Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)),
      };
    });
  return (
    <>
      <DateFields
        changes={changes}
        removal={removal}
        isFirst={settings.opensWriting === 'date'}
        stated={stated}
        write={write}
      />
      {TEXTS.map((name) => (
        <TextField
          key={name}
          label={fields[name]}
          value={changes[name] ?? ''}
          onText={(typed) => {
            const text = plainText(typed);
            write({ [name]: text.trim() === '' ? undefined : text });
          }}
        />
      ))}
      <Keywords value={changes.keywords} write={write} />
      <NumberField
        words={{ label: fields.dpi, ...writeMetadataWords.dpi }}
        value={changes.dpi}
        own={stated?.dpi === undefined ? writeMetadataWords.asInFile : String(stated.dpi)}
        disabled={false}
        read={(typed) => (isDpi(typed) ? typed : undefined)}
        onChange={(dpi) => write({ dpi })}
      />
      {isList && (
        <div>
          <Checkbox
            checked={datesFiles}
            onChange={(isDated) =>
              change(({ datesFiles: _, ...before }) => ({ ...before, ...(isDated && { datesFiles: true }) }))
            }
          >
            {writeMetadataWords.fileDates}
          </Checkbox>
          <p className="text-muted">{writeMetadataWords.fileDatesLine}</p>
        </div>
      )}
      <p className="text-muted">{writeMetadataWords.kept}</p>
    </>
  );
}

interface KeywordsProps {
  value: readonly string[] | undefined;
  write(changes: Changes): void;
}

/** Words as typed, with the comma that the next one follows. */
function Keywords({ value, write }: KeywordsProps) {
  const [draft, setDraft] = useState(value?.join(', ') ?? '');
  return (
    <TextField
      label={writeMetadataWords.fields.keywords}
      hint={writeMetadataWords.keywordsLine}
      value={draft}
      onText={(text) => {
        setDraft(text);
        const keywords = wordsIn(plainText(text));
        write({ keywords: keywords.length > 0 ? keywords : undefined });
      }}
    />
  );
}

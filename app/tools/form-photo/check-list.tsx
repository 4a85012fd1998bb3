import { Check as CheckMark, X } from 'lucide-react';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { NameRule } from '#catalogue/forms/form.ts';
import { formatBytes } from '#words/bytes.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { formatCount, listed } from '#words/language.ts';
import type { Check } from './checks.ts';
import { fileNameOf, nameChecks } from './file-name.ts';
import type { MadePhoto } from './make-photo.ts';
import { sizeOf } from './rules.ts';
import type { FormSettings } from './settings.ts';

export interface CheckListProps {
  made: MadePhoto;
  nameRule: NameRule;
  settings: FormSettings;
  api: Loaded['api'];
}

/** Each rule with a mark and its figure in the finished file. */
export function CheckList({ made: { result, read, checks }, nameRule, settings, api }: CheckListProps) {
  const filename = fileNameOf(settings.name, result.name, nameRule);
  const { met, missed } = formPhotoWords;
  const sentence = ({ rule, isMet }: Check): string => {
    switch (rule) {
      case 'size':
        return isMet ? formPhotoWords.size(read) : formPhotoWords.sizeMissed(read, sizeOf(settings));
      case 'dpi':
        return read.dpi === undefined ? formPhotoWords.noDpi : formPhotoWords.dpi(read.dpi);
      case 'bytes':
        return bytesSentence(read.bytes, settings);
      case 'format':
        return api.formatOf(read.format).label;
      case 'colour':
        return isMet ? formPhotoWords.grey : formPhotoWords.colours;
      case 'metadata':
        return isMet ? formPhotoWords.noDetails : formPhotoWords.details;
      case 'name':
        return nameSentence(filename, nameRule);
    }
  };
  return (
    <ul className="flex flex-col gap-1 text-small">
      {[...checks, ...nameChecks(filename, nameRule)].map((check) => {
        const Mark = check.isMet ? CheckMark : X;
        return (
          <li key={check.rule} className="flex items-start gap-2">
            <Mark
              aria-hidden
              size={16}
              strokeWidth={2.5}
              className={check.isMet ? 'mt-0.5 shrink-0 text-good' : 'mt-0.5 shrink-0 text-bad'}
            />
            <span>
              <span className="sr-only">{check.isMet ? met : missed} </span>
              {sentence(check)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function bytesSentence(bytes: number, { least, most }: FormSettings): string {
  const size = formatBytes(bytes);
  if (least === undefined) return formPhotoWords.atMost(size, formatCount(most ?? 0));
  if (most === undefined) return formPhotoWords.atLeast(size, formatCount(least));
  return formPhotoWords.between(size, formatCount(least), formatCount(most));
}

function nameSentence(filename: string, { characters, longest }: NameRule): string {
  const kinds = characters?.map((character) => formPhotoWords.nameCharacters[character]);
  return formPhotoWords.named(filename, [
    ...(longest ? [formPhotoWords.nameLength(formatCount(filename.length), formatCount(longest))] : []),
    ...(kinds ? [formPhotoWords.nameOnly(listed(kinds))] : []),
  ]);
}

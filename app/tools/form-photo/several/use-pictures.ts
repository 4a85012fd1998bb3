import { useEffect, useState } from 'react';
import { chooseFile } from '#app/upload/choose-file.ts';
import { pictureOf } from '#catalogue/forms/index.ts';
import { settingsFor } from '../rules.ts';
import type { FormSettings } from '../settings.ts';
import { type Role, roleOf } from './role.ts';

interface PicturesOptions {
  /** The file that is open. */
  file: File;
  settings: FormSettings;
  change(change: (settings: FormSettings) => FormSettings): void;
  open(file: File): void;
}

export interface Pictures {
  /** The open file belongs to the picture that is made. */
  isOpen: boolean;
  /** There is no file for it yet. */
  isMissing: boolean;
  /** Makes it of the open file too. */
  takeOpen(): void;
  /** Goes to another picture, with the settings that it had. */
  choose(form: string): void;
  /** Goes to another picture, and opens the dialog for its file if it has none yet. */
  goOn(form: string): void;
}

/** The files and settings of several pictures, one of which is made at a time. */
export function usePictures({ file, settings, change, open }: PicturesOptions): Pictures {
  const role = roleOf(settings);
  const [files, setFiles] = useState<Partial<Record<Role, File>>>({ [role]: file });
  const [seen, setSeen] = useState(file);
  const [kept, setKept] = useState<Readonly<Record<string, FormSettings>>>({});
  // A file that arrives is for the picture that is made then.
  if (file !== seen) {
    setSeen(file);
    setFiles({ ...files, [role]: file });
  }
  // Rules of the visitor's own are for whatever file is open.
  const own = file === seen && settings.form ? files[role] : file;
  const isElsewhere = own !== undefined && own !== file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen's own function stays the same
  useEffect(() => {
    if (isElsewhere) open(own);
  }, [isElsewhere, own]);

  const choose = (form: string) => {
    const picture = pictureOf(form);
    if (!picture) return;
    if (settings.form) setKept({ ...kept, [settings.form]: settings });
    change((before) => kept[form] ?? settingsFor(form, picture, before));
  };

  return {
    isOpen: own === file,
    isMissing: own === undefined,
    takeOpen: () => setFiles({ ...files, [role]: file }),
    choose,
    goOn(form) {
      choose(form);
      if (!files[roleOf({ form })]) chooseFile(open);
    },
  };
}

import { checkType } from '#app/upload/check-type.ts';
import type { Rejection } from '#app/upload/turned-away.ts';

export interface Judged {
  taken: File[];
  rejections: Rejection[];
}

/** What of the files can go on to a tool, by the same rules as there. */
export async function judge(
  files: readonly File[],
  { maxFiles, maxSizeMb }: { maxFiles: number; maxSizeMb: number },
): Promise<Judged> {
  const errors = await Promise.all(
    files.map(async (file) => {
      const wrong = await checkType(file);
      if (wrong) return wrong;
      return file.size > maxSizeMb * 1024 ** 2 ? { code: 'file-too-large', message: '' } : undefined;
    }),
  );
  const good = files.filter((_, index) => !errors[index]);
  const surplus = good.slice(maxFiles).map((file) => ({ file, errors: [{ code: 'too-many-files', message: '' }] }));
  const refused = files.flatMap((file, index) => {
    const error = errors[index];
    return error ? [{ file, errors: [error] }] : [];
  });
  return { taken: good.slice(0, maxFiles), rejections: [...surplus, ...refused] };
}

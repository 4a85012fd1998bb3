import type { Stated } from '#engine/inspect/stated.ts';
import { writeMetadataWords } from '#words/write-metadata.ts';
import { dateText } from './date-text.ts';

const TEXTS = ['author', 'copyright', 'caption', 'keywords'] as const;

/** What a new file states, as it was read in it. */
export function writtenLines({ taken, dpi, ...texts }: Stated): string[] {
  const { written } = writeMetadataWords;
  return [
    ...(taken === undefined ? [] : [written.taken(dateText(taken))]),
    ...TEXTS.flatMap((name) => {
      const text = texts[name];
      return text === undefined ? [] : [written[name](text)];
    }),
    ...(dpi === undefined ? [] : [written.dpi(dpi)]),
  ];
}

/** The same as a list. */
export function Written({ stated }: { stated: Stated }) {
  const lines = writtenLines(stated);
  if (lines.length === 0) return null;
  return (
    <ul aria-label={writeMetadataWords.now} className="metadata-written">
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}

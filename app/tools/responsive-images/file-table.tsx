import { Spinner } from '#app/components/spinner.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import type { Result } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { responsiveWords } from '#words/responsive-images.ts';
import type { SetFile } from './files.ts';

interface FileTableProps {
  files: readonly SetFile[];
  /** The results so far, at their files' positions. */
  results: readonly (Result | undefined)[];
  api: Pick<Loaded['api'], 'formatOf'>;
}

/** The sizes of all files, by width and format. A press on one saves it alone. */
export function FileTable({ files, results, api }: FileTableProps) {
  const widths = [...new Set(files.map(({ width }) => width))];
  const formats = [...new Set(files.map(({ format }) => format))];
  const at = (width: number, format: string) =>
    files.findIndex((file) => file.width === width && file.format === format);
  return (
    <table className="w-full text-right text-small">
      <caption className="sr-only">{responsiveWords.files}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-2 pr-2 text-left font-normal">
            {responsiveWords.width}
          </th>
          {formats.map((format) => (
            <th key={format} scope="col" className="px-2 py-2 font-normal">
              {api.formatOf(format).label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {widths.map((width) => (
          <tr key={width} className="border-t border-line">
            <th scope="row" className="py-1 pr-2 text-left font-medium">
              {width}
            </th>
            {formats.map((format) => (
              <td key={format} className="py-1">
                <Cell file={files[at(width, format)]} result={results[at(width, format)]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ file, result }: { file: SetFile | undefined; result: Result | undefined }) {
  if (!file) return null;
  if (!result)
    return (
      <span className="inline-grid min-h-9 place-items-center px-2 text-muted">
        <Spinner size={14} />
        <span className="sr-only">{responsiveWords.waiting}</span>
      </span>
    );
  const size = formatBytes(result.bytes);
  return (
    <button
      type="button"
      aria-label={responsiveWords.save(file.name, size)}
      className="min-h-9 rounded-control px-2 whitespace-nowrap underline decoration-edge underline-offset-4 transition-colors hover:bg-sunken"
      onClick={() => saveFile(result.blob, file.name)}
    >
      {size}
    </button>
  );
}

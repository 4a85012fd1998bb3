import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { copyText } from '#app/toast/copy-text.ts';
import type { Tag } from '#engine/inspect/inspection.ts';
import { metadataWords } from '#words/metadata.ts';
import { reuseWords } from '#words/reuse-settings.ts';

const MOST_ROWS = 300;

const placeOf = ({ source, directory, id }: Tag) => `${source} · ${directory}${id ? ` · ${id}` : ''}`;
const textOf = (tag: Tag) => `${tag.name} ${tag.value} ${tag.raw} ${placeOf(tag)}`.toLowerCase();

/** Every tag with its name in the standard, searchable. Closed at first. */
export function TagTable({ tags }: { tags: readonly Tag[] }) {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { columns } = metadataWords;
  const found = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return tags.filter((tag) => words.every((word) => textOf(tag).includes(word)));
  }, [tags, query]);
  const copy = () =>
    copyText(async () => JSON.stringify(found, undefined, 2), {
      copied: metadataWords.jsonCopied,
      failed: reuseWords.notCopied,
    });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{metadataWords.all(tags.length)}</summary>
      {isOpen && (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1">
              <TextField label={metadataWords.search} type="search" value={query} onText={setQuery} />
            </div>
            <Button icon={Copy} onClick={copy} disabled={found.length === 0}>
              {metadataWords.copyJson}
            </Button>
          </div>
          {found.length === 0 ? (
            <p role="status" className="text-small text-muted">
              {metadataWords.none}
            </p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls
            <section tabIndex={0} aria-label={metadataWords.all(found.length)} className="overflow-x-auto">
              <table className="metadata-table text-small">
                <thead>
                  <tr>
                    <th scope="col">{columns.name}</th>
                    <th scope="col">{columns.value}</th>
                    <th scope="col">{columns.raw}</th>
                    <th scope="col">{columns.where}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.slice(0, MOST_ROWS).map((tag, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the tags of a file keep their order
                    <tr key={i}>
                      <th scope="row" lang={tag.name ? 'en' : undefined}>
                        {tag.name || metadataWords.unnamed}
                      </th>
                      <td dir="auto">{tag.value}</td>
                      <td dir="auto">{tag.raw === tag.value ? '' : tag.raw}</td>
                      <td lang="en" className="text-muted">
                        {placeOf(tag)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {found.length > MOST_ROWS && <p className="text-small text-muted">{metadataWords.more(MOST_ROWS)}</p>}
            </section>
          )}
        </div>
      )}
    </details>
  );
}

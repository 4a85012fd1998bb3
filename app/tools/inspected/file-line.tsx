import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Inspector } from '#engine/inspect/inspector.ts';
import type { Read } from '#engine/inspect/requests.ts';
import { SERIES } from '#pages/tools.ts';
import { metadataWords } from '#words/metadata.ts';
import { sentenceOf } from './sentence.ts';

/** What a file reveals, in one sentence, with the way to the page that shows and removes it. Absent until it is read, and if it cannot be. */
export function FileLine({ file }: { file: File }) {
  const read = useRead(file);
  return (
    <p className="min-h-5 text-small text-muted">
      {read && (
        <>
          {sentenceOf(read)} <Link to={SERIES.metadata.path}>{metadataWords.seeAll}</Link>
        </>
      )}
    </p>
  );
}

/** Reads a file's metadata once. Its worker, which holds the file, ends then. */
function useRead(file: File): Read | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    setRead(undefined);
    const inspector = new Inspector();
    const end = () => inspector[Symbol.dispose]();
    inspector
      .inspect(file)
      .then(setRead, () => {})
      .finally(end);
    return end;
  }, [file]);
  return read;
}

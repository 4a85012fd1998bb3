import { Download } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { usePreview } from '#app/engine/use-preview.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import type { HiddenFile as Hidden } from '#engine/inspect/requests.ts';
import { formatBytes } from '#words/bytes.ts';
import { metadataWords } from '#words/metadata.ts';
import { useObjectUrl } from './use-object-url.ts';

/** Hidden pictures beyond this number are of no use to a visitor. */
const MOST_SHOWN = 12;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/bmp': 'bmp',
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
};

/** The pictures, videos and sounds inside of a file, each to be seen and saved. */
export function HiddenFiles({ hidden, name }: { hidden: readonly Hidden[]; name: string }) {
  return (
    <ul className="metadata-hidden">
      {hidden.slice(0, MOST_SHOWN).map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a file keep their order
        <HiddenFile key={i} hidden={each} name={`${name.replace(/\.\w+$/, '')}-${each.kind}-${i + 1}`} />
      ))}
    </ul>
  );
}

function HiddenFile({ hidden: { kind, mediaType, bytes, blob }, name }: { hidden: Hidden; name: string }) {
  const label = metadataWords.kinds[kind];
  const extension = mediaType && EXTENSIONS[mediaType];
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-control border border-line p-2">
      {blob && mediaType?.startsWith('image/') && <Picture blob={blob} label={label} />}
      {blob && mediaType?.startsWith('video/') && <Video blob={blob} label={label} />}
      <p className="text-small">
        <span className="font-medium">{label}</span> <span className="text-muted">{formatBytes(bytes)}</span>
      </p>
      {blob && extension ? (
        <Button
          icon={Download}
          className="mt-auto text-small"
          aria-label={metadataWords.savePart(label)}
          onClick={() => saveFile(blob, `${name}.${extension}`)}
        >
          {metadataWords.save}
        </Button>
      ) : (
        <p className="text-small text-muted">{metadataWords.notShown}</p>
      )}
    </li>
  );
}

function Picture({ blob, label }: { blob: Blob; label: string }) {
  const preview = usePreview(blob);
  return preview.state === 'ready' ? <img src={preview.url} alt={label} className="metadata-picture" /> : null;
}

function Video({ blob, label }: { blob: Blob; label: string }) {
  const url = useObjectUrl(blob);
  return url ? <video src={url} controls muted playsInline aria-label={label} className="metadata-picture" /> : null;
}

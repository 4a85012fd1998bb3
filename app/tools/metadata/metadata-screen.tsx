import { ArrowLeft, Check, Download } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { sentenceOf } from '#app/tools/inspected/sentence.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { Failure } from '#app/tools/shared/failure.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { hasChanges } from '#engine/inspect/has-changes.ts';
import type { Made, Removed } from '#engine/inspect/requests.ts';
import { addressOf } from '#pages/paths.ts';
import { formatBytes } from '#words/bytes.ts';
import { metadataWords } from '#words/metadata.ts';
import { formatSize } from '#words/pixels.ts';
import { toolWords } from '#words/tools.ts';
import { writeMetadataWords } from '#words/write-metadata.ts';
import { Groups } from './groups.tsx';
import { HiddenFiles } from './hidden-files.tsx';
import { isUnchanged, noticeOf } from './notice-of.ts';
import { RemovalChoice } from './removal-choice.tsx';
import { type MetadataSettings, withRemoval } from './settings.ts';
import { TagTable } from './tag-table.tsx';
import { type Inspected, useCleaned, useInspected } from './use-inspected.ts';
import { WriteFold } from './write/write-fold.tsx';
import { Written } from './write/written.tsx';
import '#app/styles/metadata.css';

/** What a file reveals, what is removed, and what is left in the finished file. */
export function MetadataScreen({
  screen,
  picture,
  api,
  settings,
  change,
  listed,
}: SeriesScreensProps<MetadataSettings>) {
  const { file, probe } = picture;
  const { removal, changes } = settings;
  const { value: inspected, error, again } = useInspected(file);
  const { value: cleaned, error: fault } = useCleaned(inspected, settings);
  const isWriting = hasChanges(changes);
  const isKept = isUnchanged(settings);
  const isClean = inspected?.removable === 0 && removal !== undefined;
  const made = typeof cleaned === 'object' ? cleaned : undefined;
  return (
    <>
      <ToolLayout
        label={metadataWords.step}
        stage={
          <div className="flex flex-col gap-4">
            {listed > 0 && (
              <Button icon={ArrowLeft} className="self-start" onClick={() => screen.close()}>
                {metadataWords.several.back(listed)}
              </Button>
            )}
            <p role="status" className="metadata-sentence font-semibold">
              {inspected ? sentenceOf(inspected) : error === undefined ? metadataWords.reading : ''}
            </p>
            <PreviewCard
              original={file}
              facts={`${formatSize(probe)} · ${api.formatOf(probe.format).label}`}
              onRemove={listed > 0 ? undefined : () => screen.startOver()}
            />
          </div>
        }
        settings={
          <>
            <RemovalChoice value={removal} onChange={(removal) => change((before) => withRemoval(before, removal))} />
            {isClean && <Notice tone="info">{metadataWords.clean}</Notice>}
            <WriteFold settings={settings} change={change} stated={inspected?.stated} />
            <HowNotice made={cleaned} settings={settings} />
            {inspected && removal !== undefined && <MapNotice inspected={inspected} />}
            {made && !isKept && <Left cleaned={made} />}
            {(error ?? fault) !== undefined && <Failure error={error ?? fault} onAgain={again} />}
          </>
        }
        action={
          <Button
            kind="primary"
            icon={Download}
            className="w-full"
            disabled={!made}
            onClick={() => made && saveFile(made.blob, file.name)}
          >
            {inspected ? downloadText(cleaned, isWriting) : toolWords.download}
          </Button>
        }
      />
      {inspected && <Findings inspected={inspected} name={file.name} />}
    </>
  );
}

function downloadText(made: Made | undefined, isWriting: boolean): string {
  if (typeof made === 'object') return `${toolWords.download} · ${formatBytes(made.blob.size)}`;
  if (made !== undefined) return toolWords.download;
  return isWriting ? writeMetadataWords.writing : metadataWords.cleaning;
}

/** What happens to the picture, or why there is no file. */
function HowNotice({ made, settings }: { made: Made | undefined; settings: MetadataSettings }) {
  if (made === 'takes-encode')
    return (
      <Notice tone="info">
        {metadataWords.takesEncode} <Link to={addressOf('/compress')}>{metadataWords.toCompress}</Link>
      </Notice>
    );
  return <Notice tone="info">{made === 'cannot-write' ? writeMetadataWords.cannotWrite : noticeOf(settings)}</Notice>;
}

/** All that was found, by groups. */
function Findings({ inspected, name }: { inspected: Inspected; name: string }) {
  const { hidden, tags, isPartial } = inspected;
  return (
    <div className="flex flex-col gap-5 rounded-surface border border-line bg-surface p-4">
      {isPartial && <Notice tone="info">{metadataWords.partial}</Notice>}
      <Groups inspection={inspected} />
      {hidden.length > 0 && (
        <section aria-labelledby="group-hidden">
          <h2 id="group-hidden" className="mb-2 font-semibold">
            {metadataWords.hidden}
          </h2>
          <HiddenFiles hidden={hidden} name={name} />
        </section>
      )}
      {tags.length > 0 && <TagTable tags={tags} />}
    </div>
  );
}

/** Whether the picture for HDR screens stays. */
function MapNotice({ inspected }: { inspected: Inspected }) {
  const maps = inspected.hidden.filter(({ kind }) => kind === 'gain-map');
  if (maps.length === 0) return null;
  return (
    <Notice tone="info">
      {maps.some(({ isNeeded }) => isNeeded) ? metadataWords.mapStays : metadataWords.mapGoes}
    </Notice>
  );
}

/** What the finished file still has, as the same reader finds it. */
function Left({ cleaned: { remaining, needed, written } }: { cleaned: Removed }) {
  const { left } = written ? writeMetadataWords : metadataWords;
  return (
    <div role="status" className="flex items-start gap-2 text-small">
      <Check aria-hidden size={16} strokeWidth={2.5} className="mt-0.5 shrink-0 text-good" />
      <div className="min-w-0">
        <p>
          <span className="font-medium">{left(remaining)}</span>
          {needed > 0 && <span className="text-muted"> {metadataWords.needed(needed)}</span>}
        </p>
        {written && <Written stated={written} />}
      </div>
    </div>
  );
}

import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { Gain } from '#app/tools/estimates/gain.tsx';
import { Choice } from '#app/tools/options/choice.tsx';
import { CodeSection } from '#app/tools/series/code-section.tsx';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { DownloadAll } from '#app/zip/download-all.tsx';
import type { ZipImage } from '#app/zip/zip-image.ts';
import type { Result } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { responsiveWords } from '#words/responsive-images.ts';
import { toolWords } from '#words/tools.ts';
import { FileTable } from './file-table.tsx';
import { type SetFile, stemOf } from './files.ts';
import { type PictureCode, pictureCode, trialPage, worthwhile } from './picture-code.ts';
import { type Placeholders, placeholdersOf } from './placeholders.ts';
import { LOADING, PLACEHOLDERS, type ResponsiveSettings } from './settings.ts';
import { loadedWidth, pixelsOn } from './widths.ts';

/** A phone of many: CSS pixels, and device pixels per CSS pixel. */
const PHONE = { width: 390, density: 3 } as const;

interface ResultStepProps extends SeriesScreensProps<ResponsiveSettings> {
  files: readonly SetFile[];
  /** Those of the files, then of the blurred placeholder and of the pixels of the hash. */
  results: readonly Result[];
  alt: string;
  onAlt(alt: string): void;
}

/** The placeholders; undefined until they are read, or if they cannot be. */
function usePlaceholders(blurred: Blob | undefined, icon: Blob | undefined): Placeholders | undefined {
  const [placeholders, setPlaceholders] = useState<Placeholders>();
  useEffect(() => {
    if (!blurred || !icon) return;
    let isLeft = false;
    placeholdersOf(blurred, icon).then(
      (read) => !isLeft && setPlaceholders(read),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [blurred, icon]);
  return placeholders;
}

const fileIn = ({ name, result: { width, bytes } }: SetFile & { result: Result }) => ({ name, width, bytes });

/** The files, the code that loads them, and its settings. */
export function ResultStep(props: ResultStepProps) {
  const { screen, picture, api, settings, change, files, results, alt, onAlt } = props;
  const { file, probe } = picture;
  const { shown, loading, placeholder, folder } = settings;
  const placeholders = usePlaceholders(results[files.length]?.blob, results[files.length + 1]?.blob);
  const stem = stemOf(file.name);

  const made = files.flatMap((each, index) => {
    const result = results[index];
    return result ? [{ ...each, result }] : [];
  });
  const sources = [...new Set(files.map(({ format }) => format))].map((format) => {
    const { mediaType, label } = api.formatOf(format);
    return { mediaType, label, files: made.filter((each) => each.format === format).map(fileIn) };
  });
  const offered = worthwhile(sources);
  const useless = sources.filter((source) => !offered.includes(source)).map(({ label }) => label);
  const largest = made.findLast(({ format }) => format === files.at(-1)?.format)?.result;
  // Behind a transparent picture the placeholder would stay in view.
  const hasPlaceholder = !probe.alpha && placeholders !== undefined;
  const code: PictureCode = {
    sources: offered,
    size: largest ?? probe,
    shown,
    loading,
    alt,
    folder,
    ...(hasPlaceholder && placeholder === 'blur' && { background: placeholders.blurred }),
    ...(hasPlaceholder && placeholder === 'thumbhash' && { thumbHash: placeholders.thumbHash }),
  };
  const text = pictureCode(code);

  const [best] = offered;
  const onPhone = loadedWidth(best?.files.map(({ width }) => width) ?? [], pixelsOn(PHONE, shown));
  const loaded = best?.files.find(({ width }) => width === onPhone);
  const images = useMemo(
    () =>
      files.flatMap(({ name }, index): ZipImage[] => {
        const blob = results[index]?.blob;
        return blob ? [{ blob, filename: name }] : [];
      }),
    [files, results],
  );
  const page = trialPage(file.name, pictureCode({ ...code, folder: '' }));
  const beside = [{ blob: new Blob([page], { type: 'text/html' }), filename: `${stem}.html` }];

  return (
    <ToolLayout
      key="result"
      label={toolWords.result}
      stage={
        <div className="flex flex-col gap-4">
          {loaded && (
            <section aria-labelledby="on-a-phone">
              <h2 id="on-a-phone" className="text-small font-medium text-muted">
                {responsiveWords.phone}
              </h2>
              <Gain before={probe.bytes} after={loaded.bytes} />
              <p className="mt-2 text-small text-muted">
                {responsiveWords.phoneLine(loaded.name, PHONE.width * PHONE.density)}
              </p>
            </section>
          )}
          <CodeSection words={responsiveWords} text={text}>
            {useless.length > 0 && (
              <p className="mt-2 text-small text-muted">
                {responsiveWords.useless(useless, sources.at(-1)?.label ?? '')}
              </p>
            )}
          </CodeSection>
        </div>
      }
      settings={
        <>
          <section aria-labelledby="files">
            <h2 id="files" className="font-semibold">
              {responsiveWords.files}
            </h2>
            <FileTable files={files} results={results} api={api} />
            <p className="mt-2 text-small text-muted">
              {responsiveWords.total(made.length, formatBytes(made.reduce((sum, { result }) => sum + result.bytes, 0)))}
            </p>
          </section>
          <TextField label={responsiveWords.alt} hint={responsiveWords.altHint} value={alt} onText={onAlt} />
          <Choice line={responsiveWords.loadingLines[loading]}>
            <Segmented
              legend={responsiveWords.loading}
              options={LOADING.map((value) => ({ value, label: responsiveWords.loadings[value] }))}
              value={loading}
              onChange={(loading) => change((before) => ({ ...before, loading }))}
            />
          </Choice>
          {hasPlaceholder && (
            <Choice line={responsiveWords.placeholderLines[placeholder]}>
              <Segmented
                legend={responsiveWords.placeholder}
                options={PLACEHOLDERS.map((value) => ({ value, label: responsiveWords.placeholders[value] }))}
                value={placeholder}
                onChange={(placeholder) => change((before) => ({ ...before, placeholder }))}
              />
            </Choice>
          )}
          <TextField
            label={responsiveWords.folder}
            hint={responsiveWords.folderHint}
            value={folder}
            placeholder={responsiveWords.folderExample}
            autoCapitalize="none"
            spellCheck={false}
            onText={(text) => change((before) => ({ ...before, folder: text }))}
          />
        </>
      }
      action={
        <div className="flex flex-col gap-2">
          <DownloadAll
            kind="primary"
            className="[&>button]:px-2"
            images={images}
            beside={beside}
            zipName={() => `${stem}-images`}
            onSaved={() => screen.markSaved(results)}
          />
          <div className="flex flex-wrap gap-2">
            <Button className="flex-1 px-2" onClick={() => screen.reset()}>
              {toolWords.changeSettings}
            </Button>
            <Button icon={RotateCcw} className="flex-1 px-2" onClick={() => screen.startOver()}>
              {toolWords.startOver}
            </Button>
          </div>
        </div>
      }
    />
  );
}

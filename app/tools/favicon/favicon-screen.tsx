import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#app/components/button.tsx';
import { Field } from '#app/components/field.tsx';
import { Notice } from '#app/components/notice.tsx';
import { PreviewCard } from '#app/components/preview-card.tsx';
import { Segmented } from '#app/components/segmented.tsx';
import { Slider } from '#app/components/slider.tsx';
import { TextField } from '#app/components/text-field.tsx';
import { Choice } from '#app/tools/options/choice.tsx';
import { CodeSection } from '#app/tools/series/code-section.tsx';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { Failure } from '#app/tools/shared/failure.tsx';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { DownloadAll } from '#app/zip/download-all.tsx';
import type { ZipImage } from '#app/zip/zip-image.ts';
import { faviconWords } from '#words/favicon.ts';
import { formatSize } from '#words/pixels.ts';
import { toolWords } from '#words/tools.ts';
import { FaviconPreview } from './favicon-preview.tsx';
import { LARGEST_SIDE, USUAL_BACKGROUND } from './icons.ts';
import { type FaviconSettings, FITS, MOST_PADDING } from './settings.ts';
import { headCode, MANIFEST_NAME, manifestText } from './texts.ts';
import { useAddresses, useIcons } from './use-icons.ts';

/** The settings of the icons, next to the icons themselves. */
export function FaviconScreen(props: SeriesScreensProps<FaviconSettings>) {
  const { screen, picture, api, settings, change } = props;
  const { file, probe } = picture;
  const { fit, padding, background, name } = settings;
  const { icons, isCurrent, error, again } = useIcons(picture, settings);
  const addresses = useAddresses(icons);
  const images = useMemo(() => icons.map(({ name, blob }): ZipImage => ({ blob, filename: name })), [icons]);
  const format = api.formatOf(probe.format);
  const code = headCode(settings);
  const manifest = {
    blob: new Blob([manifestText(settings)], { type: 'application/manifest+json' }),
    filename: MANIFEST_NAME,
  };
  const isSmall = !format.vector && Math.max(probe.width, probe.height) < LARGEST_SIDE;

  const put = (changed: Partial<FaviconSettings>) => change((before) => ({ ...before, ...changed }));

  return (
    <ToolLayout
      label={faviconWords.step}
      stage={
        <div className="flex flex-col gap-6">
          <PreviewCard
            original={file}
            facts={`${formatSize(probe)} · ${format.label}`}
            onRemove={() => screen.startOver()}
          >
            <FaviconPreview
              addresses={addresses}
              title={name.trim() || faviconWords.title}
              outdated={!isCurrent && icons.length > 0}
            />
          </PreviewCard>
          <CodeSection words={faviconWords} text={code}>
            <p className="mt-2 text-small text-muted">{faviconWords.codeHint}</p>
          </CodeSection>
        </div>
      }
      settings={
        <>
          <Choice line={faviconWords.fitLines[fit]}>
            <Segmented
              legend={faviconWords.fit}
              options={FITS.map((value) => ({ value, label: faviconWords.fits[value] }))}
              value={fit}
              onChange={(fit) => put({ fit })}
            />
          </Choice>
          <div className="flex flex-col gap-1">
            <p aria-hidden className="flex justify-between text-small font-medium">
              {faviconWords.padding}
              <span>{faviconWords.percent(padding)}</span>
            </p>
            <Slider
              aria-label={faviconWords.padding}
              aria-valuetext={faviconWords.percent(padding)}
              value={padding}
              min={0}
              max={MOST_PADDING}
              onChange={({ target }) => put({ padding: target.valueAsNumber })}
            />
          </div>
          <Choice line={faviconWords.backgroundLines[background ? 'colour' : 'none']}>
            <Segmented
              legend={faviconWords.background}
              options={(['none', 'colour'] as const).map((value) => ({
                value,
                label: faviconWords.backgrounds[value],
              }))}
              value={background ? 'colour' : 'none'}
              onChange={(value) => put({ background: value === 'none' ? undefined : (background ?? USUAL_BACKGROUND) })}
            />
          </Choice>
          {background && (
            <Field label={faviconWords.colour}>
              {(attributes) => (
                <input
                  {...attributes}
                  type="color"
                  value={background}
                  className="h-11 w-full cursor-pointer rounded-control border border-edge bg-surface p-1"
                  onChange={({ target: { value } }) => put({ background: value })}
                />
              )}
            </Field>
          )}
          <TextField
            label={faviconWords.name}
            hint={faviconWords.nameHint}
            value={name}
            onText={(text) => put({ name: text })}
          />
          {isSmall && <Notice tone="info">{faviconWords.small(LARGEST_SIDE)}</Notice>}
          {error !== undefined && <Failure error={error} onAgain={again} />}
        </>
      }
      action={
        <div className="flex flex-col gap-2">
          <DownloadAll
            kind="primary"
            className="[&>button]:px-2"
            images={images}
            beside={[manifest]}
            disabled={!isCurrent}
            zipName={() => 'favicon'}
          />
          <Button icon={RotateCcw} onClick={() => screen.startOver()}>
            {toolWords.startOver}
          </Button>
        </div>
      }
    />
  );
}

import { useRef, useState } from 'react';
import { notify } from '#app/toast/toast.ts';
import type { SeriesScreensProps } from '#app/tools/series/series-tool.tsx';
import { useSeries } from '#app/tools/series/use-series.ts';
import { failureToast } from '#app/tools/shared/failure-toast.ts';
import { responsiveWords } from '#words/responsive-images.ts';
import { AdjustStep } from './adjust-step.tsx';
import { filesOf, placeholderRecipes, type SetFile } from './files.ts';
import { ResultStep } from './result-step.tsx';
import type { ResponsiveSettings } from './settings.ts';

/** The second and the third step. */
export function ResponsiveImagesScreens(props: SeriesScreensProps<ResponsiveSettings>) {
  const { screen, picture, job, api, settings } = props;
  const { file, probe, writes } = picture;
  const series = useSeries(screen);
  const [alt, setAlt] = useState('');
  /** The files of the series, which later settings do not change. */
  const made = useRef<readonly SetFile[]>([]);
  const files = filesOf({ name: file.name, probe, writes }, settings, api);

  const run = async () => {
    made.current = files;
    const recipes = [...files.map(({ recipe }) => recipe), ...placeholderRecipes(writes)];
    const results = await series.start(file, recipes, (error) =>
      notify(failureToast(responsiveWords.failed, error, { edits: [], output: settings.output })),
    );
    if (results) notify(responsiveWords.done(files.length));
  };

  if (job.state === 'done')
    return <ResultStep {...props} files={made.current} results={job.result} alt={alt} onAlt={setAlt} />;
  return <AdjustStep {...props} files={files} made={series.made} onRun={run} />;
}

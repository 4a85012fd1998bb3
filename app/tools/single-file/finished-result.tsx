import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/components/button.tsx';
import { ReuseSettings } from '#app/reuse/reuse-settings.tsx';
import { BeforePicture } from '#app/tools/adjust/before-picture.tsx';
import { regionIn } from '#app/tools/adjust/region.ts';
import type { SingleTool } from '#app/tools/saving/saved-name.ts';
import { carriedFile, MoreTools } from '#app/tools/shared/more-tools.tsx';
import { ResultStep } from '#app/tools/shared/result-step.tsx';
import type { Result } from '#engine';
import { toolWords } from '#words/tools.ts';
import type { Bench } from './use-bench.ts';
import type { ResultView } from './use-result-view.ts';

interface FinishedResultProps {
  bench: Bench;
  tool: SingleTool;
  result: Result;
  /** The name for saving. */
  name: string;
  view: ResultView;
  /** The label of the button that starts again. */
  again: string;
  /** The remedy for a problem of the run. */
  extra: ReactNode;
}

/** The third step, with the ways that lead on. */
export function FinishedResult({ bench, tool, result, name, view, again, extra }: FinishedResultProps) {
  const { screen, picture, api, recipe } = bench;
  const { file, probe } = picture;
  const format = api.formatOf(result.format);
  const onSaved = () => screen.markSaved(result);
  return (
    <ResultStep
      picture={picture}
      result={result}
      recipe={recipe}
      format={format}
      originalFormat={api.formatOf(probe.format)}
      api={api}
      name={name}
      before={<BeforePicture preview={view.original} region={regionIn(api, probe, recipe.edits)} />}
      onSaved={onSaved}
      lens={view.lens}
      extra={extra}
      next={
        <>
          <Button onClick={() => screen.reset()}>{toolWords.changeSettings}</Button>
          <Button icon={RotateCcw} onClick={() => screen.startOver()}>
            {again}
          </Button>
          <MoreTools after={tool} original={file} result={() => carriedFile(api, file, result)} onCarried={onSaved} />
          <ReuseSettings recipe={recipe} files={file.name} />
        </>
      }
    />
  );
}

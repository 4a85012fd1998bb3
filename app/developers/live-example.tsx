import { useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Field, TextInput } from '#app/components/field.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { errorSentence } from '#app/engine/error-words.ts';
import { loadEngine } from '#app/engine/load-engine.ts';
import { usePreview } from '#app/engine/use-preview.ts';
import { fetchSample } from '#app/upload/sample.ts';
import { useHydrated } from '#app/use-hydrated.ts';
import type { Result } from '#engine';
import { liveExampleWords } from '#words/developers.ts';
import { Code } from './code.tsx';

const FIRST = 'width=640&format=webp&quality=auto';

interface Outcome {
  result: Result;
  name: string;
  ms: number;
  command: string;
  code: string;
}

/** An editable recipe, run on a picture in this page. */
export function LiveExample() {
  const [text, setText] = useState(FIRST);
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(outcome?.result.blob);
  // Without scripts the browser would reload the page without the recipe.
  const canRun = useHydrated();

  const run = async () => {
    if (busy) return;
    const params = new URLSearchParams(text);
    setBusy(true);
    setProblem(undefined);
    try {
      const [picture, { engine }, { faultsIn }, { readRecipe }, { asCode, asCommand }] = await Promise.all([
        file ?? fetchSample(),
        loadEngine(),
        import('#engine/recipe/faults.ts'),
        import('#engine/recipe/text.ts'),
        import('#app/reuse/as-text.ts'),
      ]);
      const unknown = faultsIn(params).find((fault) => fault.code === 'unknown-key');
      if (unknown) {
        setProblem(liveExampleWords.unknownKey(unknown.key));
        return;
      }
      const recipe = readRecipe(params);
      const begun = performance.now();
      const result = await engine.run(picture, recipe);
      setOutcome({
        result,
        name: picture.name,
        ms: Math.round(performance.now() - begun),
        command: asCommand(recipe, picture.name),
        code: asCode(recipe),
      });
    } catch (cause) {
      setProblem(errorSentence(cause));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Field label={liveExampleWords.recipe} error={problem}>
          {(control) => (
            <TextInput {...control} value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" type="submit" disabled={!canRun} aria-disabled={busy || undefined}>
            {busy && <Spinner />}
            {liveExampleWords.run}
          </Button>
          <Button onClick={() => input.current?.click()}>{file ? file.name : liveExampleWords.ownPicture}</Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={liveExampleWords.picture}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </div>
      </form>
      {outcome && (
        <>
          {preview.state === 'ready' && (
            <img
              src={preview.url}
              alt={liveExampleWords.made(outcome.name)}
              width={outcome.result.width}
              height={outcome.result.height}
              className="h-auto max-h-96 w-auto max-w-full rounded-control"
            />
          )}
          <p role="status" className="text-text">
            {liveExampleWords.outcome(outcome.result, outcome.ms)}
          </p>
          <Code label={liveExampleWords.command}>{outcome.command}</Code>
          <Code label={liveExampleWords.code}>{outcome.code}</Code>
        </>
      )}
    </div>
  );
}

import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Notice } from '#app/components/notice.tsx';
import { errorSentence, isFileChanged, isUnavailable } from '#app/engine/error-words.ts';
import { chooseFile } from '#app/upload/choose-file.ts';
import { toolWords } from '#words/tools.ts';
import { TryAgain } from './try-again.tsx';

interface FailureProps {
  error: unknown;
  className?: string;
  /** Opens a file in the place of one that has changed since it was chosen. Absent where it is chosen in the first step. */
  onChosenAgain?: ((file: File) => void) | undefined;
  /** Another attempt; by default it submits the form around it. */
  onAgain?: () => void;
}

/** Why something failed, and a button for what helps. */
export function Failure({ error, className, onChosenAgain, onAgain }: FailureProps) {
  return (
    <div className={classNames('flex flex-col items-start gap-3', className)}>
      <Notice tone="error">{errorSentence(error)}</Notice>
      {onChosenAgain && isFileChanged(error) && (
        <Button onClick={() => chooseFile(onChosenAgain)}>{toolWords.chooseAgain}</Button>
      )}
      {isUnavailable(error) && <TryAgain type={onAgain ? 'button' : 'submit'} onClick={onAgain} />}
    </div>
  );
}

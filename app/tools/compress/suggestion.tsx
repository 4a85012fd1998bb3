import { Button } from '#app/components/button.tsx';
import { compressWords } from '#words/compress.ts';

interface SuggestionProps {
  quality: number;
  disabled: boolean;
  onUse(quality: number): void;
}

/** The quality that would give the last result's size. */
export function Suggestion({ quality, disabled, onUse }: SuggestionProps) {
  return (
    <p className="flex items-center justify-between gap-3 text-small text-muted">
      {compressWords.suggested(quality)}
      <Button kind="quiet" className="text-small" disabled={disabled} onClick={() => onUse(quality)}>
        {compressWords.useSuggested}
      </Button>
    </p>
  );
}

import { usePreview } from '#app/engine/use-preview.ts';
import { formPhotoWords } from '#words/form-photo.ts';

interface BeforeAfterProps {
  before: File;
  after: File;
}

/** A picture with its own wall and with a white one. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  return (
    <div className="before-after">
      <Small file={before} caption={formPhotoWords.before} />
      <Small file={after} caption={formPhotoWords.after} />
    </div>
  );
}

function Small({ file, caption }: { file: File; caption: string }) {
  const preview = usePreview(file);
  return (
    <figure>
      {preview.state === 'ready' && <img src={preview.url} alt="" />}
      <figcaption className="text-small text-muted">{caption}</figcaption>
    </figure>
  );
}

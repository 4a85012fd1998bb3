/** The visible end of a long name: the last letters and the extension, in which a camera's names differ. */
const TAIL = 8;
const SHORT = 16;

/** A file's name on one line, truncated in the middle. */
export function FileName({ name }: { name: string }) {
  if (name.length <= SHORT) return <p className="truncate font-medium">{name}</p>;
  const letters = Array.from(name);
  return (
    <p className="flex min-w-0 font-medium whitespace-pre" title={name}>
      <span className="truncate">{letters.slice(0, -TAIL).join('')}</span>
      <span className="shrink-0">{letters.slice(-TAIL).join('')}</span>
    </p>
  );
}

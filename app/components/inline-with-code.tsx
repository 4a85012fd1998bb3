import { Inline } from './inline.tsx';

/** A text of `#words` that has code between backticks as well. */
export function InlineWithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : <Inline key={part} text={part} />));
}

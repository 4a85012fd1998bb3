import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/components/button.tsx';
import { Code } from '#app/developers/code.tsx';
import { copyText } from '#app/toast/copy-text.ts';
import type { Toast } from '#app/toast/toast.ts';
import { reuseWords } from '#words/reuse-settings.ts';

interface CodeSectionProps {
  /** `code` is the heading, `copied` the announcement. */
  words: { code: string; codeLabel: string; copy: string; copied: Toast };
  text: string;
  /** Explanations below. */
  children?: ReactNode;
}

/** The HTML of a set of files, as it is copied. */
export function CodeSection({ words, text, children }: CodeSectionProps) {
  const copy = () => copyText(async () => text, { copied: words.copied, failed: reuseWords.notCopied });
  return (
    <section aria-labelledby="html">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="html" className="font-semibold">
          {words.code}
        </h2>
        <Button icon={Copy} className="text-small" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <Code label={words.codeLabel}>{text}</Code>
      {children}
    </section>
  );
}

import { Link, type To } from 'react-router';
import { isInLanguage } from '#pages/paths.ts';

interface InlineProps {
  /** With `**strong**` words, `[links](/where)`, and `{values}`. */
  text: string;
  /** Replacements for `{values}`. */
  values?: Readonly<Record<string, string>>;
  /** Addresses of links that are only known in the page, by the text in their brackets. */
  links?: Readonly<Record<string, To>>;
}

const MARKED = /(\*\*.+?\*\*|\[.+?\]\(.+?\)|\{\w+\})/;

/** Renders such a text as part of a paragraph. */
export function Inline({ text, values = {}, links = {} }: InlineProps) {
  return text.split(MARKED).map((part) => {
    const strong = /^\*\*(.+)\*\*$/.exec(part);
    if (strong?.[1]) {
      return (
        <strong key={part} className="font-semibold">
          <Inline text={strong[1]} values={values} links={links} />
        </strong>
      );
    }
    const value = /^\{(\w+)\}$/.exec(part);
    if (value?.[1]) return values[value[1]];
    const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (!to) return part;
    return /^https?:|^mailto:|\.txt$/.test(to) || (to.startsWith('/') && !isInLanguage(to)) ? (
      <a key={part} href={to} className="underline">
        {label}
      </a>
    ) : (
      <Link key={part} to={links[to] ?? to} className="underline">
        {label}
      </Link>
    );
  });
}

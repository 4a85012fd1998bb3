import { Link, type To } from 'react-router';

interface InlineProps {
  /** With `**strong**` words, `[links](/where)`, and `{values}`. */
  text: string;
  /** What stands in the place of `{values}`. */
  values?: Readonly<Record<string, string>>;
  /** Where a link leads whose address is only known in the page, by what stands in its brackets. */
  links?: Readonly<Record<string, To>>;
}

const MARKED = /(\*\*.+?\*\*|\[.+?\]\(.+?\)|\{\w+\})/;

/** A text of `#words` as a part of a paragraph. */
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
    return /^https?:|^mailto:|\.txt$/.test(to) ? (
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

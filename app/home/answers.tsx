import { homeWords } from '#words/home.ts';
import { Section } from './section.tsx';
import { SECTIONS } from './sections.ts';

/** What the footer's 'Help Center' and 'FAQ' lead to. */
export function Answers() {
  return (
    <>
      <Section id={SECTIONS.help} title={homeWords.help.title}>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {homeWords.help.items.map(({ title, text }) => (
            <li key={title}>
              <Answer title={title} text={text} />
            </li>
          ))}
        </ol>
      </Section>
      <Section id={SECTIONS.faq} title={homeWords.faq.title}>
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
          {homeWords.faq.items.map(({ title, text }) => (
            <div key={title}>
              <Answer title={title} text={text} />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

function Answer({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </>
  );
}

import { LanguageLinks } from '#app/languages/language-links.tsx';
import { frameWords } from '#words/frame.ts';
import { PAGE_LANGUAGE } from '#words/locale.ts';
import { DropDown } from './drop-down.tsx';

/** `EN`, without the region. */
const CODE = PAGE_LANGUAGE.slice(0, 2).toUpperCase();

/** This page in the other languages. */
export function LanguageMenu() {
  return (
    <DropDown
      button={CODE}
      label={`${frameWords.languages}: ${CODE}`}
      buttonClass="grid size-11 place-items-center rounded-control text-small font-medium hover:bg-sunken"
      className="right-0 w-48"
    >
      <LanguageLinks />
    </DropDown>
  );
}

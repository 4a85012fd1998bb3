/* What forms ask of pictures: data, each with the page that states it. */

export type FormKind = 'passport' | 'visa' | 'exam' | 'portal';
export type Subject = 'photo' | 'print' | 'postcard' | 'signature' | 'thumb' | 'declaration';

export const FORM_UNITS = ['px', 'mm', 'in'] as const;
export type FormUnit = (typeof FORM_UNITS)[number];

/** A side: exact, or from the least to the most, or to any. */
export type Span = number | readonly [least: number, most?: number];

/** Characters of a file's name, as a range of a regular expression's class. Letters are those of English: forms accept no others for certain. */
export const NAME_CHARACTERS = { letter: 'A-Za-z', digit: '0-9', hyphen: '\\-', space: ' ' } as const;
export type NameCharacter = keyof typeof NAME_CHARACTERS;

/** What a form demands of a file's name. */
export interface NameRule {
  /** All that its stem may consist of. */
  characters?: readonly NameCharacter[];
  /** Characters of the whole name: no form states whether its extension counts. */
  longest?: number;
}

/** A picture that a form asks for: a JPEG of a size in a unit, or of any size. */
export interface FormPicture {
  subject: Subject;
  width?: Span;
  height?: Span;
  /** Of both sides; pixels by default. */
  unit?: FormUnit;
  /** Dots per inch, if the form names them. */
  dpi?: number;
  /** Kilobytes, of 1,000 or of 1,024 bytes: no form states which. */
  least?: number;
  most?: number;
  fileName?: NameRule;
  /** Without colours, if the form takes no others. */
  colour?: 'grey';
  /** What is behind the head. */
  ground?: 'white' | 'light';
  /** The height of the head, as shares of the picture's height. */
  head?: readonly [least: number, most: number];
  /** The height of the eyes above the lower edge, as shares of the picture's height. */
  eyes?: readonly [least: number, most: number];
}

/** A form with all of its pictures. */
export interface Form {
  /** In addresses. */
  id: string;
  /** As people search it. A passport or visa is named by its country too, and may have none. */
  name?: string;
  /** ISO 3166-1 code. */
  country: string;
  kind: FormKind;
  pictures: readonly [FormPicture, ...FormPicture[]];
  /** The page that states the figures, the day on which it was read, and whether it is the authority's own. */
  source: { title: string; address: string; read: string; isOfficial?: true };
  /** Other pages state other figures. */
  differs?: true;
  /** The authority takes the photo itself, often or always. */
  isTakenThere?: true;
}

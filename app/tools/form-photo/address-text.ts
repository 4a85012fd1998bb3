import type { AddressText } from '#app/tools/address/use-settings-address.ts';
import { FORM_UNITS } from '#catalogue/forms/form.ts';
import { pictureOf } from '#catalogue/forms/index.ts';
import { NUMBER_NAMES, type NumberName, numberOf } from './numbers.ts';
import { settingsFor } from './rules.ts';
import { FITS, FORM_FORMATS, type FormSettings, INKS } from './settings.ts';

const LONGEST_NAME = 100;

/** The settings of the named form's picture; undefined if there is none of that name. */
function settingsNamed(form: string | null | undefined, base: FormSettings): FormSettings | undefined {
  const picture = form ? pictureOf(form) : undefined;
  return form && picture ? settingsFor(form, picture, base) : undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** `grey` or `any` colour; undefined for what the form asks for. */
const isGreyIn = (text: string | null): boolean | undefined =>
  text === 'grey' ? true : text === 'any' ? false : undefined;

/** A 0 is a number that is not asked for. */
function typedIn(query: URLSearchParams, base: FormSettings): FormSettings {
  const number = (name: NumberName) => numberOf(query.get(name), name) ?? base[name];
  const optional = (name: NumberName) => (query.get(name) === '0' ? undefined : number(name));
  return {
    ...base,
    width: number('width') ?? base.width,
    height: number('height') ?? base.height,
    unit: oneOf(FORM_UNITS, query.get('unit')) ?? base.unit,
    dpi: optional('dpi'),
    least: optional('least'),
    most: optional('most'),
    format: oneOf(FORM_FORMATS, query.get('format')) ?? base.format,
  };
}

/** Adds what a picture looks like, besides its form's rules. */
function printLook(params: URLSearchParams, settings: FormSettings, from: FormSettings): void {
  const { fit, name, ink, isTransparent, isWhiteWall, isGrey = false } = settings;
  if (fit !== from.fit) params.set('fit', fit);
  if (ink && ink !== from.ink) params.set('ink', ink);
  if (isTransparent) params.set('transparent', 'yes');
  if (isWhiteWall) params.set('background', 'white');
  if (isGrey !== (from.isGrey ?? false)) params.set('colour', isGrey ? 'grey' : 'any');
  if (name !== from.name) params.set('name', name);
}

export const addressText: AddressText<FormSettings> = {
  print(settings, base) {
    const { form, format, unit } = settings;
    const params = new URLSearchParams();
    const from = settingsNamed(form, base) ?? base;
    if (form) params.set('form', form);
    else {
      for (const key of NUMBER_NAMES) if (settings[key] !== from[key]) params.set(key, String(settings[key] ?? 0));
      if (unit !== from.unit) params.set('unit', unit);
      if (format !== from.format) params.set('format', format);
    }
    printLook(params, settings, from);
    return params;
  },
  read(query, base) {
    const from = settingsNamed(query.get('form'), base) ?? typedIn(query, base);
    return {
      ...from,
      fit: oneOf(FITS, query.get('fit')) ?? from.fit,
      ink: oneOf(INKS, query.get('ink')) ?? from.ink,
      isTransparent: query.get('transparent') === 'yes' || undefined,
      isGrey: isGreyIn(query.get('colour')) ?? from.isGrey,
      isWhiteWall: query.get('background') === 'white' || undefined,
      name: query.get('name')?.slice(0, LONGEST_NAME) ?? from.name,
    };
  },
};

import type { AddressText } from '#app/tools/address/use-settings-address.ts';
import { FORM_UNITS } from '#catalogue/forms/form.ts';
import { pictureOf } from '#catalogue/forms/index.ts';
import { settingsFor } from './rules.ts';
import { FITS, FORM_FORMATS, type FormSettings, MOST_KB, MOST_SIDE } from './settings.ts';

const LONGEST_NAME = 100;
const NUMBERS = { width: MOST_SIDE, height: MOST_SIDE, dpi: 2400, least: MOST_KB, most: MOST_KB } as const;
type NumberName = keyof typeof NUMBERS;

/** Reads a positive number; undefined if it is none. */
export function numberOf(text: string | null, most: number): number | undefined {
  const value = Number((text ?? '').trim().replace(',', '.') || Number.NaN);
  return value > 0 && value <= most ? value : undefined;
}

export const addressText: AddressText<FormSettings> = {
  print(settings, base) {
    const { form, fit, name, format, unit } = settings;
    const params = new URLSearchParams();
    const picture = form === undefined ? undefined : pictureOf(form);
    const from = form && picture ? settingsFor(form, picture, base) : base;
    if (form) params.set('form', form);
    else {
      for (const key of Object.keys(NUMBERS) as NumberName[])
        if (settings[key] !== from[key]) params.set(key, String(settings[key] ?? 0));
      if (unit !== from.unit) params.set('unit', unit);
      if (format !== from.format) params.set('format', format);
    }
    if (fit !== from.fit) params.set('fit', fit);
    if (name !== from.name) params.set('name', name);
    return params;
  },
  read(query, base) {
    const form = query.get('form') ?? '';
    const picture = pictureOf(form);
    const from = picture ? settingsFor(form, picture, base) : base;
    const number = (key: NumberName, isOptional = false) => {
      const text = picture ? null : query.get(key);
      return isOptional && text === '0' ? undefined : (numberOf(text, NUMBERS[key]) ?? from[key]);
    };
    const chosen = <T extends string>(values: readonly T[], key: string, own: T) =>
      picture && key !== 'fit' ? own : (values.find((value) => value === query.get(key)) ?? own);
    return {
      form: from.form,
      width: number('width') ?? base.width,
      height: number('height') ?? base.height,
      unit: chosen(FORM_UNITS, 'unit', from.unit),
      dpi: number('dpi', true),
      least: number('least', true),
      most: number('most', true),
      format: chosen(FORM_FORMATS, 'format', from.format),
      fit: chosen(FITS, 'fit', from.fit),
      name: query.get('name')?.slice(0, LONGEST_NAME) ?? from.name,
    };
  },
};

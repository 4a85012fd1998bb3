import { expect, it } from 'vitest';
import { FORMS, formOf } from './index.ts';

const ends = (span: number | readonly [number, number?] | undefined) =>
  typeof span === 'number' ? [span] : (span ?? []);

it('each form has an id of its own, a source and whole figures', () => {
  expect(new Set(FORMS.map(({ id }) => id)).size).toBe(FORMS.length);
  for (const { id, country, pictures, source } of FORMS) {
    expect(id).toMatch(/^[a-z\d-]+$/);
    expect(country, id).toMatch(/^[A-Z]{2}$/);
    expect(source.address, id).toMatch(/^https?:\/\/\S+$/);
    expect(source.title, id).not.toBe('');
    expect(Number.isNaN(Date.parse(source.read)), id).toBe(false);
    expect(new Set(pictures.map(({ subject }) => subject)).size, id).toBe(pictures.length);
    for (const {
      width,
      height,
      least = 0,
      most = Number.POSITIVE_INFINITY,
      head = [0, 1],
      eyes = [0, 1],
    } of pictures) {
      expect(width === undefined, id).toBe(height === undefined);
      for (const span of [ends(width), ends(height), [least, most], head, eyes])
        expect(
          [...span].sort((a, b) => Number(a) - Number(b)),
          id,
        ).toEqual([...span]);
      expect(Math.max(head[1], eyes[1]), id).toBeLessThanOrEqual(1);
    }
  }
});

it('a picture is named by its form and its number', () => {
  expect(formOf('ibps.1')).toMatchObject({ form: { id: 'ibps' }, picture: { subject: 'signature' } });
  expect(formOf('ibps')).toBeUndefined();
  expect(formOf('ibps.9')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { withExif } from '../../fixtures/exif.ts';
import { gainMapJpeg } from '../../fixtures/gain-map.ts';
import { fixture } from '../../fixtures/index.ts';
import { SECRETS } from '../contract/secrets.node.ts';
import { inspect, removableIn } from './inspect.ts';
import type { Hidden, Inspection } from './inspection.ts';

const inspected = async (bytes: Uint8Array): Promise<Inspection> =>
  (await inspect(new Uint8Array(bytes))) ?? expect.fail('no picture');

const valueNamed = ({ tags }: Inspection, name: string) => tags.find((tag) => tag.name === name)?.value;
const bytesOf = (hidden: Hidden | undefined) =>
  hidden?.bytes instanceof Uint8Array ? hidden.bytes : expect.fail('no bytes');

it.each(SECRETS)('finds something in: %s', async (_, place) => {
  expect(removableIn(await inspected(await place.make()))).toBeGreaterThan(0);
});

describe('a photo', () => {
  it('reveals where it was taken, and the thumbnail', async () => {
    const found = await inspected(await fixture('place-and-thumbnail.jpg'));
    expect(found.place).toBeDefined();
    expect(found.hidden).toMatchObject([{ kind: 'thumbnail', mediaType: 'image/jpeg' }]);
    expect(bytesOf(found.hidden[0]).subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
  });

  it('states the position with its sign, and how exact it is', async () => {
    const jpeg = withExif(await fixture('quadrants.jpg'), { place: { latitude: 48, longitude: 11 } });
    expect((await inspected(jpeg)).place).toMatchObject({ latitude: 48, longitude: 11, precision: expect.any(Number) });
  });

  it('names the camera, with a readable orientation that the picture needs', async () => {
    const found = await inspected(withExif(await fixture('quadrants.jpg'), { make: 'Test', orientation: 6 }));
    expect(valueNamed(found, 'Make')).toBe('Test');
    expect(found.tags.find(({ name }) => name === 'Orientation')).toMatchObject({
      value: 'rotated by 90° clockwise',
      isNeeded: true,
    });
  });

  it('has a gain map that is shown and stays', async () => {
    const found = await inspected(await gainMapJpeg());
    expect(found.hidden).toMatchObject([{ kind: 'gain-map', mediaType: 'image/jpeg', isNeeded: true }]);
  });
});

it('a file without metadata has nothing to remove', async () => {
  for (const name of ['progressive.jpg', '16-bit.png', 'quadrants.webp'] as const) {
    const found = await inspected(await fixture(name));
    expect(removableIn(found), name).toBe(0);
    expect(found.isPartial).toBe(false);
  }
});

it('a drawing reveals its comments, its metadata, and the data of its program', async () => {
  const svg = `<?xml version="1.0"?><!-- by me --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="/home/ann/a.png" width="9" height="9"><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Description rdf:about=""><dc:title>Plan</dc:title></rdf:Description></rdf:RDF></metadata><inkscape:grid><inkscape:line/></inkscape:grid><path d="M0 0h9"/></svg>`;
  const found = await inspected(new TextEncoder().encode(svg));
  const named = Object.fromEntries(found.tags.map(({ name, value }) => [name, value]));
  expect(named).toMatchObject({ Comment: 'by me', title: 'Plan', 'inkscape:export-filename': '/home/ann/a.png' });
});

it('a file that is no picture is none', async () => {
  expect(await inspect(new TextEncoder().encode('hello'))).toBeUndefined();
});

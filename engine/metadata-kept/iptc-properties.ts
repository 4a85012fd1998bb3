import { datasetsOf, iptcTexts, OF_DATASETS } from '../metadata/iptc.ts';
import { DC, PHOTOSHOP } from '../metadata/xmp.ts';
import { contentOf, type NewProperty, type PropertyKind } from '../metadata/xmp-packet.ts';

/*
 * IPTC as XMP, for formats without IPTC: the mapping of the IPTC Photo Metadata Standard (2023.1, "IIM" of each property).
 */

const CORE = 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/';

const MAPPED: readonly [dataset: string, namespace: string, name: NewProperty['name'], kind: PropertyKind][] = [
  ['2:5', DC, 'dc:title', 'Alt'],
  ['2:10', PHOTOSHOP, 'photoshop:Urgency', 'text'],
  ['2:12', CORE, 'Iptc4xmpCore:SubjectCode', 'Bag'],
  ['2:15', PHOTOSHOP, 'photoshop:Category', 'text'],
  ['2:20', PHOTOSHOP, 'photoshop:SupplementalCategories', 'Bag'],
  ['2:25', DC, 'dc:subject', 'Bag'],
  ['2:40', PHOTOSHOP, 'photoshop:Instructions', 'text'],
  ['2:80', DC, 'dc:creator', 'Seq'],
  ['2:85', PHOTOSHOP, 'photoshop:AuthorsPosition', 'text'],
  ['2:90', PHOTOSHOP, 'photoshop:City', 'text'],
  ['2:92', CORE, 'Iptc4xmpCore:Location', 'text'],
  ['2:95', PHOTOSHOP, 'photoshop:State', 'text'],
  ['2:100', CORE, 'Iptc4xmpCore:CountryCode', 'text'],
  ['2:101', PHOTOSHOP, 'photoshop:Country', 'text'],
  ['2:103', PHOTOSHOP, 'photoshop:TransmissionReference', 'text'],
  ['2:105', PHOTOSHOP, 'photoshop:Headline', 'text'],
  ['2:110', PHOTOSHOP, 'photoshop:Credit', 'text'],
  ['2:115', PHOTOSHOP, 'photoshop:Source', 'text'],
  ['2:116', DC, 'dc:rights', 'Alt'],
  ['2:120', DC, 'dc:description', 'Alt'],
  ['2:122', PHOTOSHOP, 'photoshop:CaptionWriter', 'text'],
];
/** Date and time become one property. */
const CREATED = { date: '2:55', time: '2:60' } as const;
/** A date of digits and a time of digits with a zone (IIM 4.2, 2:55 and 2:60) as ISO 8601. */
function createdOf(date: string, time = ''): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) ?? [];
  if (!year || Number(month) === 0 || Number(day) === 0) return undefined;
  const [, hours, minutes, seconds, zone = '', zoneMinutes = ''] =
    /^(\d\d)(\d\d)(\d\d)(?:([+-]\d\d)(\d\d))?/.exec(time) ?? [];
  const clock = hours ? `T${hours}:${minutes}:${seconds}${zone && `${zone}:${zoneMinutes}`}` : '';
  return `${year}-${month}-${day}${clock}`;
}

/**
 * Returns XMP properties.
 * @param iptc bare datasets
 * @returns `isPartial` if a dataset has no property
 */
export function propertiesOfIptc(iptc: Uint8Array): { properties: NewProperty[]; isPartial: boolean } {
  const properties = MAPPED.flatMap(([dataset, namespace, name, kind]): NewProperty[] => {
    const texts = iptcTexts(iptc, dataset);
    return texts.length > 0 ? [{ namespace, name, content: contentOf(kind, texts) }] : [];
  });
  const [date] = iptcTexts(iptc, CREATED.date);
  const created = date && createdOf(date, iptcTexts(iptc, CREATED.time)[0]);
  if (created) properties.push({ namespace: PHOTOSHOP, name: 'photoshop:DateCreated', content: created });
  const known = new Set([...MAPPED.map(([dataset]) => dataset), ...OF_DATASETS, ...Object.values(CREATED)]);
  const isPartial = [...datasetsOf(iptc)].some(({ key }) => !known.has(key));
  return { properties, isPartial };
}

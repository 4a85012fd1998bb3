import type { Group } from './inspection.ts';

/*
 * The group of a tag by its name. EXIF, XMP and IPTC use the same words for the same things, so that one list serves them all.
 */

/** In this order: the first that fits. */
const BY_NAME: readonly [Group, RegExp][] = [
  [
    'time',
    /^GPS(?:Date|Time)Stamp$|Date(?!Type)|OffsetTime|SubSecTime|TimeCreated|TimeZone|^TimeInfo$|^WorldTime$|^(?:Release|Expiration|DigitalCreation)Time$|^Time$|^tIME$/,
  ],
  [
    'person',
    /Artist|Author|^creator$|Creator(?!Tool)|By-?line|Copyright|^rights|Rights|Owner|Photographer|ImageEditor$|Credit|Contact|PersonInImage|Person(?:Display)?Name|Licens|Writer|Marked|WebStatement|UsageTerms|BabyAge|BabyName|CatalogSets|^Name$|Regions|FaceName|^Source$|attributionName/i,
  ],
  [
    'place',
    /^GPS|Location|^City$|Country|^State$|Province|Sublocation|WorldRegion|Landmark|^Geo(?!m)|GeoKey|^Geotag|HometownCity|DestinationCity|latitude|longitude/i,
  ],
  [
    'software',
    /Software|HostComputer|CreatorTool|History|ProcessingSoftware|DerivedFrom|DocumentID|InstanceID|^Ingredients|^Pantry|^Manifest|Firmware|RenderingEngine|DigitalSourceType|OriginatingProgram|ProgramVersion|^parameters$|^prompt$|^workflow$|generator|Toolkit|^ProfileCMM|UniqueID/i,
  ],
  [
    'text',
    /Description|UserComment|^title$|Title|Caption|Headline|Keyword|^subject$|Subject(?!Area|Distance|Location)|Comment|Category|Instructions|Rating|Label|DocumentName|ObjectName|Transmission|PageName/i,
  ],
  [
    'colour',
    /ColorSpace|Gamma|WhitePoint|Chromaticit|TransferFunction|ReferenceBlackWhite|Profile|iCC|InteroperabilityIndex/,
  ],
  [
    'camera',
    /^Make$|Model|Lens|Serial|Exposure|Aperture|FNumber|Shutter|Sensitiv|ISO|Flash|Focal|Meter|LightSource|WhiteBalance|SceneC|Sensing|Subject|Bright|GainControl|Contrast|Saturation|Sharpness|DigitalZoom|CFA|FileSource|CustomRendered|SpectralS|DeviceSetting|MakerNote|Camera|Composite|Humidity|Pressure|Temperature|WaterDepth|Acceleration|SpeedRatings|ShutterCount/,
  ],
];

/** @param otherwise for a name that is not in the list */
export const groupOf = (name: string, otherwise: Group): Group =>
  BY_NAME.find(([, names]) => names.test(name))?.[0] ?? otherwise;

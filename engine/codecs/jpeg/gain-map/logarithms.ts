import { concatenate } from '../../../bytes/concatenate.ts';
import { HDRGM, XMP_SEGMENT } from '../../../metadata/gain-map.ts';
import * as MARKER from '../markers.ts';
import { jpegSegment } from '../segments.ts';

/*
 * Converts Apple's kind of map, whose values are factors, to the standard kind, whose values are logarithms.
 */

/** The inverse of Rec. 709's transfer function. */
const linear = (value: number) => (value < 0.081 ? value / 4.5 : ((value + 0.099) / 1.099) ** (1 / 0.45));

/** A table from Apple's values to logarithms. */
export function logarithmic(headroom: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 256 }, (_, i) =>
    Math.round((255 * Math.log2(1 + (headroom - 1) * linear(i / 255))) / Math.log2(headroom)),
  );
}

/** The segment that defines the values of such a map. */
export function meaningOfLogarithms(headroom: number): Uint8Array<ArrayBuffer> {
  const stops = Math.log2(headroom).toFixed(6);
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:hdrgm="${HDRGM}" hdrgm:Version="1.0" hdrgm:GainMapMin="0" hdrgm:GainMapMax="${stops}" hdrgm:Gamma="1" hdrgm:OffsetSDR="0" hdrgm:OffsetHDR="0" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="${stops}" hdrgm:BaseRenditionIsHDR="False"/></rdf:RDF></x:xmpmeta>`;
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  return jpegSegment(MARKER.APP1, concatenate([bytesOf(XMP_SEGMENT), bytesOf(xmp)]));
}

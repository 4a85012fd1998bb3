/** Namespaces and identifiers of the blocks around a gain map. */

/** Adobe's gain map specification 1.0, which Android's Ultra HDR builds on. */
export const HDRGM = 'http://ns.adobe.com/hdr-gain-map/1.0/';
/** Android's list of the pictures and videos in a file. */
export const CONTAINER = 'http://ns.google.com/photos/1.0/container/';
export const CONTAINER_ITEM = 'http://ns.google.com/photos/1.0/container/item/';
/** Google Camera's mark of a motion photo. */
export const CAMERA = 'http://ns.google.com/photos/1.0/camera/';
/** Apple's gain map. */
export const APPLE = 'http://ns.apple.com/HDRGainMap/1.0/';

/** The start of an APP1 segment with XMP (XMP part 3, section 1.1.3). */
export const XMP_SEGMENT = 'http://ns.adobe.com/xap/1.0/\0';
/** The start of an APP2 segment of ISO 21496-1, annex C. */
export const ISO_SEGMENT = 'urn:iso:std:iso:ts:21496:-1\0';
export const PROFILE_SEGMENT = 'ICC_PROFILE\0';
/** CIPA DC-007, multi-picture format. */
export const MPF_SEGMENT = 'MPF\0';

export interface GainMap {
  /** A complete JPEG file. */
  jpeg: Uint8Array<ArrayBuffer>;
  /** For Apple’s kind: the brightness of the map’s maximum relative to white. */
  headroom?: number;
}

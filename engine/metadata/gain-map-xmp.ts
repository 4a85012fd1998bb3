import { CAMERA, CONTAINER, HDRGM } from './gain-map.ts';

/* XMP lists the data after the picture with its lengths. A new file needs a new list, so the old one is removed. */

/** Google Camera's property names for a video. */
const OF_VIDEO = '(?:MicroVideo|MotionPhoto)\\w*';

/** Removes all matching elements and attributes of a namespace. */
function without(xmp: string, namespace: string, names: string): string {
  const prefix = new RegExp(`xmlns:([\\w-]+)\\s*=\\s*["']${namespace.replace(/[.]/g, '\\.')}["']`).exec(xmp)?.[1];
  if (!prefix) return xmp;
  return xmp
    .replace(new RegExp(`<${prefix}:(${names})\\b[^>]*/>`, 'g'), '')
    .replace(new RegExp(`<${prefix}:(${names})\\b[^>]*>[\\s\\S]*?</${prefix}:\\1>`, 'g'), '')
    .replace(new RegExp(`\\s${prefix}:(?:${names})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
}

/** XMP's basic namespace (ISO 16684-1). */
const BASIC = 'http://ns.adobe.com/xap/1.0/';

/** Removes the list of data after the picture, and small copies of the picture, which show it before its edits. */
export function withoutParts(xmp: string): string {
  const listed = without(without(without(xmp, CONTAINER, '\\w+'), HDRGM, '\\w+'), CAMERA, OF_VIDEO);
  return without(listed, BASIC, 'Thumbnails');
}

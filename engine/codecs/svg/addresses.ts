import { mayAct } from './scripts-in.ts';

/** Addresses that run code, alone or in a list of an animation's values. */
const RUNS = /(?:^|;)(?:javascript:|vbscript:|data:(?:text|application)\/)/;
const PIXELS = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon)[;,]/;
const DRAWING = /^data:image\/svg\+xml[^,]*,/;
const FONT = /^data:(?:font\/|application\/(?:x-)?font|application\/vnd\.ms-fontobject|application\/octet-stream)/;
/** A relative address has no colon before its path, query or fragment. */
const LINK = /^(?:https?:|mailto:|tel:|[^:]*(?:[/?#]|$))/;

/** An address as browsers read it: they ignore white space and control characters in its scheme. */
const asRead = (address: string) =>
  address
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them
    .replace(/[\s\u0000-\u001f]/g, '')
    .toLowerCase();

export const isAddressOfCode = (value: string): boolean => RUNS.test(asRead(value));

/** An embedded drawing runs no code as a picture, but it would if a visitor opens it. */
function isPlainDrawing(address: string): boolean {
  const [head] = DRAWING.exec(address.trim().toLowerCase()) ?? [];
  if (!head) return false;
  try {
    const data = address.trim().slice(head.length);
    return !mayAct(head.includes(';base64') ? atob(decodeURIComponent(data)) : decodeURIComponent(data));
  } catch {
    return false;
  }
}

export const isLink = (address: string): boolean => LINK.test(asRead(address));
/** Whether an address is a part of the same drawing. */
export const isOwnPart = (address: string): boolean => asRead(address).startsWith('#');
export const isOwnPicture = (address: string): boolean =>
  isOwnPart(address) || PIXELS.test(asRead(address)) || isPlainDrawing(address);
/** What a style may refer to. */
export const isOwnFile = (address: string): boolean => isOwnPicture(address) || FONT.test(asRead(address));

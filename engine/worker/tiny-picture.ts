/** A 64 × 64 PNG: red increases from left to right, green and blue are at half. */
export const TINY_PICTURE = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAvElEQVRo3u3PWQ5DUBiAUWvuXEovNcUURIghBLHPJn9yn/rQDXxnB8c4aecfF+2q3bS7eIinME3TsqyXsG3bcZy3UEq5rut53kf4vh8EQRiGURTFcZwkSZqmWZbleV4URVmWVVXVdd2Itm27ruv7fhiGcRynaZrneVmWdV23bdv3/TgOgwABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECDwL/AFHtK7aboHWoEAAAAASUVORK5CYII=',
  ),
  (character) => character.charCodeAt(0),
);

/* The quantiser and the packer of PNGs. An instance of the module works on one picture. */

export { packedOf } from './deflate';
export { index, openPicture, packIndices, recolour, reduce, replacementsOf, tableFor, tableOf } from './palette';
export { openRows, packRows } from './rows';

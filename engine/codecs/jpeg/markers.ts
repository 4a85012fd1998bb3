/* The second bytes of markers, whose first is 0xff, by their symbols in ITU-T T.81, table B.1. */

export const SOF0 = 0xc0;
export const SOF1 = 0xc1;
export const SOF2 = 0xc2;
export const DHT = 0xc4;
export const JPG = 0xc8;
export const DAC = 0xcc;
export const SOF15 = 0xcf;
export const RST0 = 0xd0;
export const RST7 = 0xd7;
export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;
export const DQT = 0xdb;
export const DRI = 0xdd;
export const APP0 = 0xe0;
export const APP1 = 0xe1;
export const APP2 = 0xe2;
export const APP11 = 0xeb;
export const APP13 = 0xed;
export const APP14 = 0xee;
export const APP15 = 0xef;
export const COM = 0xfe;

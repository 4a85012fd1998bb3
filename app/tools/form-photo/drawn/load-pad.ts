/** The drawing area, which few visitors need. The same function in each render. */
export const loadPad = () => import('./signature-pad.tsx').then((module) => module.SignaturePad);

/** A form that people name by a word of its own. */
interface Exam {
  /** The form's id (`catalogue/forms/`). */
  id: string;
  /** The number of its signature among its pictures. */
  signature?: number;
}

const SIGNED = 1;

/** Forms by the words that people type. Names that are words as well ("gate", "cat") are no such words. */
export const EXAMS: Readonly<Record<string, Exam>> = {
  ssc: { id: 'ssc-cgl-chsl', signature: SIGNED },
  cgl: { id: 'ssc-cgl-chsl', signature: SIGNED },
  chsl: { id: 'ssc-cgl-chsl', signature: SIGNED },
  upsc: { id: 'upsc-cse', signature: SIGNED },
  nda: { id: 'upsc-nda-cds', signature: SIGNED },
  cds: { id: 'upsc-nda-cds', signature: SIGNED },
  ibps: { id: 'ibps', signature: SIGNED },
  sbi: { id: 'sbi-po-clerk', signature: SIGNED },
  rrb: { id: 'rrb-ntpc', signature: SIGNED },
  ntpc: { id: 'rrb-ntpc', signature: SIGNED },
  neet: { id: 'neet-ug', signature: 2 },
  jee: { id: 'jee-main', signature: SIGNED },
  cuet: { id: 'cuet-ug', signature: SIGNED },
  ctet: { id: 'ctet', signature: SIGNED },
  ugc: { id: 'ugc-net', signature: SIGNED },
  nism: { id: 'nism' },
  bcs: { id: 'bangladesh-bcs', signature: SIGNED },
  cpns: { id: 'indonesia-cpns' },
  enem: { id: 'enem-brazil' },
  oab: { id: 'oab-brazil' },
  nadra: { id: 'pakistan-nadra' },
  ds160: { id: 'us-visa-ds160' },
};

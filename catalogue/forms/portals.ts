import type { Form } from './form.ts';

/** Pictures that other portals ask for. */
export const PORTALS: readonly Form[] = [
  {
    id: 'pan-utiitsl',
    name: 'PAN (UTIITSL)',
    country: 'IN',
    kind: 'portal',
    pictures: [
      { subject: 'photo', width: 213, height: 213, dpi: 300, most: 30, ground: 'white' },
      { subject: 'signature', width: 400, height: 200, dpi: 600, most: 60 },
    ],
    source: {
      title: 'UTI photo, signature and documents scanning specifications (e-kendra)',
      address: 'https://e-kendra.co.in/uti-photo-signature-and-documents',
      read: '2026-11-28',
    },
    differs: true,
  },
  {
    id: 'pan-nsdl',
    name: 'PAN (NSDL, Protean)',
    country: 'IN',
    kind: 'portal',
    pictures: [
      { subject: 'photo', width: 197, height: 276, dpi: 200, most: 50, ground: 'light' },
      { subject: 'signature', width: 354, height: 157, dpi: 200, most: 50 },
    ],
    source: {
      title: 'PAN Card Photo Size: Exact Dimensions, KB Limit & Signature Spec (easyphoto.in)',
      address: 'https://easyphoto.in/blog/pan-card-photo-size/',
      read: '2026-11-28',
    },
    differs: true,
  },
  {
    id: 'nism',
    name: 'NISM',
    country: 'IN',
    kind: 'portal',
    pictures: [
      {
        subject: 'photo',
        width: 51,
        height: 51,
        unit: 'mm',
        most: 1000,
        fileName: { characters: ['letter', 'digit', 'hyphen', 'space'] },
        ground: 'white',
      },
    ],
    source: {
      title: 'Edit photo (NISM certifications)',
      address: 'https://certifications.nism.ac.in/nismaol/EditPhoto.aspx?MOD=AADHAAR',
      read: '2026-11-28',
      isOfficial: true,
    },
  },
  {
    id: 'pakistan-nadra',
    name: 'NADRA CNIC, NICOP',
    country: 'PK',
    kind: 'portal',
    pictures: [{ subject: 'photo', width: 35, height: 45, unit: 'mm', least: 50, most: 200, ground: 'white' }],
    source: {
      title: 'Pakistan NADRA NIC Photo Requirements 2026 (photoforpassport.app)',
      address: 'https://photoforpassport.app/passport-photo/pakistan/nadra-nic/',
      read: '2026-11-28',
    },
    differs: true,
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    country: 'US',
    kind: 'portal',
    pictures: [{ subject: 'photo', width: 400, height: 400, most: 8000 }],
    source: {
      title: 'LinkedIn Profile Picture Size Guide 2026 (Resizo)',
      address: 'https://www.resizo.in/blog/linkedin-profile-picture-size-guide',
      read: '2026-11-28',
    },
    differs: true,
  },
];

import type { FileWork } from '../file-work.ts';
import { wrapInPdf } from './writer.ts';

export const pdfWork: FileWork = { wrap: wrapInPdf };

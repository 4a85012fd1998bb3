interface Rejection {
  errors: readonly { code: string; message: string }[];
}

interface Limits {
  maxFiles: number;
  maxSizeMb: number;
}

/** Why a file was turned away. Of several reasons the first is told. */
export function rejectionMessage({ errors: [error] }: Rejection, { maxFiles, maxSizeMb }: Limits): string {
  switch (error?.code) {
    case 'file-too-large':
      return `File is too large. Max size: ${maxSizeMb}MB`;
    case 'file-invalid-type':
      return 'Invalid file type. Please upload an image.';
    case 'too-many-files':
      return `Too many files. Max: ${maxFiles}`;
    default:
      return error?.message || 'Error uploading file';
  }
}

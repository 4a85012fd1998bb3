/** Opens a phone's camera. A device without one offers files instead. */
export function takePhoto(onPhotos: (photos: FileList) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  // Not every browser reflects the property.
  input.setAttribute('capture', 'environment');
  input.addEventListener('change', () => input.files?.length && onPhotos(input.files));
  input.click();
}

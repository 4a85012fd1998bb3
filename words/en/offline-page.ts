/** The page shown in place of one that is not on the device. */
export const offlinePageWords = {
  title: 'You are offline',
  home: 'Home',
  line: 'You have not opened this page on this device before, so it is not available offline. These tools are:',
  resize: 'Resize images',
  compress: 'Compress images',
  convert: 'Convert images',
  batch: 'Process many images at once',
  formPhoto: 'Make a photo for a form',
  metadata: 'See and remove what a photo reveals',
  responsive: 'Make images for a website',
  favicon: 'Make a favicon',
} as const;

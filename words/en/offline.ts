/** Texts about working without a network, and about files shared by the system. */
export const offlineWords = {
  title: 'You are offline',
  notHere: 'That page has not been loaded on this device yet. What you have here stays as it is.',
  available: 'Available offline on this device',
  make: 'Make available offline',
  saving: (percent: number) => `Saving for offline use: ${percent}%`,
  incomplete: 'Not everything could be saved. Try again',
  received: {
    title: 'The shared files arrived empty',
    description: 'Your system did not pass them on. Choose them here instead.',
  },
  update: {
    line: 'There is a newer version of this site. Finish what you are doing first: loading it closes the pictures you have open here.',
    later: 'Later',
    load: 'Load it now',
  },
} as const;

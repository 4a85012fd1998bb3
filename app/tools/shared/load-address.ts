/** What reads and writes settings in an address; it is fetched when there are any. */
export const loadAddress = () => import('#catalogue/address.ts');

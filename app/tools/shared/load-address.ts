/** The module that reads and writes settings in an address, loaded when there are any. */
export const loadAddress = () => import('#catalogue/address.ts');

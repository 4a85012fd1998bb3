/** The class of a link in a list that a button shows. */
export const MENU_LINK =
  'flex min-h-11 items-center rounded-control px-3 text-small font-medium text-text hover:bg-sunken aria-[current=page]:bg-sunken';

/** The classes of an entry, in menus and in the drawer. */
export const menuItemClassName =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.75 text-left text-ink no-underline outline-none hover:bg-sunken hover:no-underline data-highlighted:bg-sunken dark:hover:bg-line dark:data-highlighted:bg-line [&>.lucide]:text-ink-muted aria-[current=page]:font-semibold aria-[current=page]:[&>.lucide]:text-accent';

/** How everything in a side menu that can be chosen looks, once for all of it. */
export const ROW =
  'group/row flex min-h-[30px] w-full items-center gap-2 rounded-control px-2 text-left font-medium transition-colors hover:bg-hover -outline-offset-2 aria-[current=page]:bg-press max-md:min-h-11 max-md:gap-3 max-md:text-sm';

/** In a menu with avatars what stands in their column is as wide as they are, so that all labels begin at one line. */
export const ROW_ICON = 'size-4 flex-none in-data-avatars:mx-1 max-md:size-[18px] max-md:in-data-avatars:mx-[3px]';

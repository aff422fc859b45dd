/** The same line as Tailwind's `lg`, from which on InboxFrame has list and thread side by side. */
const NARROW = '(width < 64rem)';

/** Whether the list and an open conversation take each other's place, at this moment. */
export function isOneAtATime(): boolean {
  return typeof matchMedia === 'function' && matchMedia(NARROW).matches;
}

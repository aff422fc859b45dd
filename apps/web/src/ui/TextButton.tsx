import type { ComponentPropsWithRef } from 'react';

type TextButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> & {
  /** The lesser of two. */
  isQuiet?: boolean;
};

/** A button within a line of text: looks like a link, and is high enough to be hit. */
export function TextButton({ isQuiet = false, ...button }: TextButtonProps) {
  const look = isQuiet ? 'rounded hover:text-ink hover:underline' : 'link';
  return <button {...button} type="button" className={`inline-block min-h-6 px-1 ${look}`} />;
}

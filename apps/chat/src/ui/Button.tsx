import type { ButtonHTMLAttributes } from 'preact';

type ButtonProps = ButtonHTMLAttributes & { look?: 'main' | 'quiet' | 'link' };

const LOOKS = {
  main: 'h-10 rounded-control bg-main px-4 font-medium text-main-ink hover:bg-main-hover disabled:bg-press disabled:text-ink-faint',
  quiet:
    'h-8 rounded-control border border-line-strong px-3 text-dense font-medium text-ink hover:bg-hover active:bg-press disabled:border-line disabled:bg-transparent disabled:text-ink-faint',
  link: 'min-h-6 rounded-control px-1 text-xs font-medium text-brand underline underline-offset-2 hover:text-brand-hover',
};

/** A button with words on it. */
export function Button({ look = 'main', ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={`inline-flex items-center justify-center gap-1.5 ${LOOKS[look]}`} />
  );
}

import type { ButtonHTMLAttributes, Ref } from 'preact';

type IconButtonProps = ButtonHTMLAttributes & { label: string; buttonRef?: Ref<HTMLButtonElement> };

/** A button that is a drawing; its label is its name and its tooltip. */
export function IconButton({ label, buttonRef, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      ref={buttonRef}
      aria-label={label}
      title={label}
      {...rest}
      className="grid size-9 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink active:bg-press disabled:text-ink-faint"
    />
  );
}

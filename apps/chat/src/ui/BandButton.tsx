import type { ButtonHTMLAttributes, Ref } from 'preact';

type BandButtonProps = ButtonHTMLAttributes & { label: string; buttonRef?: Ref<HTMLButtonElement> };

/** A button that is a drawing, on the band at the top. */
export function BandButton({ label, buttonRef, ...rest }: BandButtonProps) {
  return (
    <button
      type="button"
      ref={buttonRef}
      aria-label={label}
      title={label}
      {...rest}
      className="relative grid size-9 shrink-0 place-items-center rounded-control outline-offset-0 outline-band-ink hover:bg-band-hover"
    />
  );
}

const EYE =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6';

const SHAPES = {
  check: 'M20 6 9 17l-5-5',
  dash: 'M5 12h14',
  alert: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 16v-4M12 8h.01',
  eye: EYE,
  eyeOff: `${EYE}M2 2l20 20`,
} as const;

type PlainIconProps = { shape: keyof typeof SHAPES; size?: number; strokeWidth?: number; className?: string };

/** Lucide's shapes (ISC) for the plain form controls, which are on the page before the icon library is. */
export function PlainIcon({ shape, size = 16, strokeWidth = 1.75, className }: PlainIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className ?? ''}`}
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}

const SIZE = {
  xs: 'size-2.5 border-[1.5px]',
  sm: 'size-3.5 border-2',
  md: 'size-5 border-2',
  lg: 'size-7 border-[2.5px]',
} as const;

type SpinnerProps = {
  size?: keyof typeof SIZE;
  /** Said to screen readers; leave it out where the text beside it says it. */
  label?: string;
};

export function Spinner({ size = 'md', label }: SpinnerProps) {
  const circle = (
    <span
      aria-hidden
      className={`inline-block animate-spin rounded-full border-current border-r-transparent opacity-80 ${SIZE[size]}`}
    />
  );
  if (!label) return circle;
  return (
    <output className="inline-flex items-center gap-2">
      {circle}
      <span className="sr-only">{label}</span>
    </output>
  );
}

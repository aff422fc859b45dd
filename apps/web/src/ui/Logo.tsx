/** Parley's mark: two speech bubbles that make one shape. Takes the text's colour. */
export function Logo({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M11 3H7a5 5 0 0 0-5 5v13l4.2-4H11z" />
      <path d="M13 21h4a5 5 0 0 0 5-5V3l-4.2 4H13z" opacity=".55" />
    </svg>
  );
}

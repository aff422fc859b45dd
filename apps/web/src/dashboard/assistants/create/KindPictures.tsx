const FRAME = 'h-auto w-full max-w-36';

/** A page with the chat in its corner. */
export function WidgetPicture() {
  return (
    <svg aria-hidden viewBox="0 0 144 84" fill="none" className={FRAME}>
      <Page />
      <rect x="93" y="27" width="40" height="38" rx="4" fill="currentColor" />
      <circle cx="127" cy="72" r="6" fill="currentColor" />
    </svg>
  );
}

/** A page with the chat all over it. */
export function OverlayPicture() {
  return (
    <svg aria-hidden viewBox="0 0 144 84" fill="none" className={FRAME}>
      <Page />
      <rect x="10" y="20" width="124" height="56" rx="4" fill="currentColor" />
      <path d="M40 40h64M52 50h40" stroke="var(--color-surface)" strokeWidth="4" strokeLinecap="round" opacity="0.7" />
    </svg>
  );
}

function Page() {
  return (
    <>
      <rect x="1" y="1" width="142" height="82" rx="6" stroke="currentColor" strokeWidth="2" />
      <path d="M1 14h142" stroke="currentColor" strokeWidth="2" />
      <path
        d="M14 28h48M14 40h64M14 52h56M14 64h36"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.35"
      />
    </>
  );
}

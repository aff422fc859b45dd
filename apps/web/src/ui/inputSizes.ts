/** Font sizes of text inputs (spec §9). What stands in the frame is sized with the text. */
export type InputSize = keyof typeof INPUT_SIZES;

/** Text and least height of the frame. Small ones grow on phones: a finger needs 40 px, and iOS zooms into text under 16. */
export const INPUT_SIZES = {
  xs: 'min-h-7 text-xs max-md:min-h-10 max-md:text-base',
  sm: 'min-h-8 text-sm max-md:min-h-10 max-md:text-base',
  base: 'min-h-9 text-base max-md:min-h-10',
  lg: 'min-h-10 text-lg',
  xl: 'min-h-11 text-xl',
  '2xl': 'min-h-12 text-2xl',
  '3xl': 'min-h-14 text-3xl',
  '4xl': 'min-h-16 text-4xl',
  '5xl': 'min-h-20 text-5xl',
  '6xl': 'min-h-24 text-6xl',
  '7xl': 'min-h-28 text-7xl',
  '8xl': 'min-h-36 text-8xl',
  '9xl': 'min-h-44 text-9xl',
} as const;

type FrameState = { size?: InputSize; error?: unknown; isDisabled?: boolean; density?: 'compact' | 'comfortable' };

/** The look of the frame around an input: its edge says whether it is wrong or cannot be changed. */
export function inputFrame({ size = 'sm', error, isDisabled = false, density = 'compact' }: FrameState): string {
  const edge = error
    ? 'border-critical inset-ring-[0.5px] inset-ring-critical'
    : isDisabled
      ? 'border-line'
      : 'border-line-strong';
  const ground = isDisabled ? 'bg-well text-ink-faint' : 'bg-surface';
  const room = density === 'comfortable' ? 'h-10 px-3 max-md:text-base' : 'px-[clamp(8px,0.714em,20px)]';
  return `input-frame flex min-w-0 items-center gap-[clamp(6px,0.5em,16px)] rounded-control border transition-colors ${INPUT_SIZES[size]} ${edge} ${ground} ${room}`;
}

/** An input within a frame: bare, as wide as it may be, in the frame's type. */
export const BARE_INPUT = 'w-full min-w-0 flex-1 bg-transparent outline-none';

/** Signs in a frame: as large as the text asks for. */
export const FRAME_ICON = '[&>svg]:size-[clamp(14px,1.143em,48px)] [&>svg]:shrink-0';

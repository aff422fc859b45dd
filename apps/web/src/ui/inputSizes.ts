/**
 * Font sizes of text inputs (spec §9). What stands in the frame is sized with the text: 28 px high for xs, 32 for sm. On
 * phones a finger needs 40, and iOS zooms into text under 16.
 */
export type InputSize = keyof typeof INPUT_SIZES;

export const INPUT_SIZES = {
  xs: 'text-xs max-md:text-base',
  sm: 'text-sm max-md:text-base',
  base: 'text-base',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl',
  '4xl': 'text-4xl',
  '5xl': 'text-5xl',
  '6xl': 'text-6xl',
  '7xl': 'text-7xl',
  '8xl': 'text-8xl',
  '9xl': 'text-9xl',
} as const;

type FrameState = { size?: InputSize; error?: unknown; isDisabled?: boolean; density?: 'compact' | 'comfortable' };

/** The look of the frame around an input: its edge says whether it is wrong or cannot be changed. */
export function inputFrame({ size = 'sm', error, isDisabled = false, density = 'compact' }: FrameState): string {
  const state = error ? 'input-wrong' : isDisabled ? 'input-off' : '';
  return `input-frame input-box ${INPUT_SIZES[size]} ${state} ${density === 'comfortable' ? 'h-10 px-3' : ''}`;
}

/** An input within a frame: bare, as wide as it may be, in the frame's type. */
export const BARE_INPUT = 'w-full min-w-0 flex-1 bg-transparent outline-none';

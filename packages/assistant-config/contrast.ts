const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** What WCAG 2 asks for between text and what it stands on. */
export const READABLE = 4.5;

export type Ink = '#ffffff' | '#000000';

/** White or black, whichever reads better on this colour (`#00625a`): at least 4.58:1 on any. Null for what is no colour. */
export function inkOn(colour: string): Ink | null {
  const onWhite = contrastRatio(colour, '#ffffff');
  const onBlack = contrastRatio(colour, '#000000');
  if (onWhite === null || onBlack === null) return null;
  return onWhite >= onBlack ? '#ffffff' : '#000000';
}

/** How far apart two colours are, as WCAG 2 counts it: from 1 to 21. Null where one of them is no colour. */
export function contrastRatio(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * The colour itself where it can be read as text on `ground`, else mixed with black on a light ground, or with white on a dark
 * one, as little as it takes. Null where one of them is no colour.
 */
export function readableOn(colour: string, ground: string): string | null {
  const ink = inkOn(ground);
  const from = partsOf(colour);
  if (ink === null || from === null) return null;
  const to = ink === '#ffffff' ? 255 : 0;
  for (let share = 0; share <= 1; share += 0.02) {
    const mixed = hex(from.map((part) => Math.round(part + (to - part) * share)));
    if ((contrastRatio(mixed, ground) ?? 0) >= READABLE) return mixed;
  }
  return ink;
}

/** Of either theme, a little fainter than its faintest text. */
const FAINTEST = { Light: '#707070', Dark: '#8e8e8e' } as const;

/**
 * The colour itself where all text of a theme can be read on it, else lighter in the light theme and darker in the dark one, as
 * little as it takes. Null for what is no colour.
 */
export const groundOf = (colour: string, theme: keyof typeof FAINTEST) => readableOn(colour, FAINTEST[theme]);

/** The chat's light tint of a colour, of which it makes the visitor's bubbles unless told otherwise. Null for what is no colour. */
export function tintOf(colour: string): string | null {
  const parts = partsOf(colour);
  return parts && hex(parts.map((part) => Math.round(part * TINT + 255 * (1 - TINT))));
}

/** As theme.css of the chat has it. */
const TINT = 0.13;

const partsOf = (colour: string) =>
  HEX.exec(colour)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16)) ?? null;

const hex = (parts: readonly number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: string): number | null {
  const parts = partsOf(colour);
  if (parts === null) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(part / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

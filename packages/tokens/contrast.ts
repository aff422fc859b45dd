/** A colour as OKLCH has it, with its opacity. */
export type Colour = { lightness: number; chroma: number; hue: number; alpha: number };

/** Red, green and blue as light adds up, each from 0 to 1. */
type Light = [number, number, number];

/** How far apart two opaque grounds or inks are, as WCAG 2 counts it: from 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (Number(lighter) + 0.05) / (Number(darker) + 0.05);
}

/** What a screen shows of a colour; what it cannot show is clipped. */
export function toLight({ lightness, chroma, hue }: Colour): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A translucent fill on an opaque ground, mixed as browsers mix: in sRGB. */
export function layOver(fill: Colour, ground: Light): Light {
  const top = toLight(fill);
  const mix = (over: number, under: number) => fromSrgb(toSrgb(over) * fill.alpha + toSrgb(under) * (1 - fill.alpha));
  return [mix(top[0], ground[0]), mix(top[1], ground[1]), mix(top[2], ground[2])];
}

const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const clip = (part: number) => Math.min(1, Math.max(0, part));
const toSrgb = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
const fromSrgb = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

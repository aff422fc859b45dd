/** Words for shades, by the colour that people ask for. */
const FAMILIES = {
  red: 'red crimson scarlet rust poppy brick ruby cherry burgundy maroon coral vermilion berry rot rouge',
  orange: 'orange coral rust amber tangerine apricot terracotta',
  yellow: 'yellow ochre mustard lemon gold gelb jaune',
  green: 'green moss pine forest olive lime mint sage emerald khaki teal grün vert',
  blue: 'blue navy lake fjord glacier night sky cobalt azure indigo denim teal blau bleu',
  purple: 'purple violet lilac lavender plum berry aubergine',
  pink: 'pink rose berry coral fuchsia magenta',
  brown: 'brown cognac chestnut tan chocolate coffee walnut braun',
  grey: 'grey gray graphite charcoal slate stone ash silver steel titanium anthracite grau gris',
  black: 'black jet onyx schwarz noir',
  white: 'white ivory cream snow oat weiss blanc',
  beige: 'beige sand oat stone khaki cream camel taupe',
} as const;

export type ColourFamily = keyof typeof FAMILIES;

const SHADES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FAMILIES).map(([family, words]) => [family, words.split(' ')]),
);
/** The other names of each family. */
const SAME: Readonly<Record<string, ColourFamily>> = {
  gray: 'grey',
  rot: 'red',
  rouge: 'red',
  blau: 'blue',
  bleu: 'blue',
  grün: 'green',
  vert: 'green',
  gelb: 'yellow',
  jaune: 'yellow',
  braun: 'brown',
  schwarz: 'black',
  noir: 'black',
  weiss: 'white',
  blanc: 'white',
  grau: 'grey',
  gris: 'grey',
  navy: 'blue',
  violet: 'purple',
};

const isFamily = (word: string): word is ColourFamily => word in FAMILIES;

/** The colour that a word asks for; null where it asks for none. */
export function colourAskedBy(word: string): ColourFamily | null {
  const lower = word.toLowerCase();
  // German has an ending more: «rote».
  const stem = lower.replace(/e[nmrs]?$/, '');
  return SAME[lower] ?? (isFamily(lower) ? lower : null) ?? SAME[stem] ?? null;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}]+/gu) ?? [];

/** Whether what a shop calls a colour («Deep red», «Night blue») is of the one asked for. The last word that is a colour says it. */
export function isOfColour(value: string, colour: string): boolean {
  const words = wordsOf(value);
  if (words.join(' ') === wordsOf(colour).join(' ')) return true;
  const plain = words.findLast((word) => colourAskedBy(word) !== null);
  if (plain) return colourAskedBy(plain) === colour;
  return words.some((word) => SHADES.get(colour)?.includes(word));
}

/** Whether an option of a product is its colour, by what shops call it. */
export const isColourOption = (name: string) => /^(colou?r|farbe|couleur|colore|kleur)\b/i.test(name);

/** Whether an option is its size. */
export const isSizeOption = (name: string) => /^(size|grösse|größe|taille|taglia|maat|length|länge)\b/i.test(name);

/** Words by which an index finds products that may be of a colour; which of them are is for `isOfColour`. */
export const colourWords = (colour: string): readonly string[] => SHADES.get(colour) ?? [colour];

const COLOURS = ['bg-sky-400', 'bg-amber-400', 'bg-green-400', 'bg-purple-400', 'bg-red-400', 'bg-slate-400'] as const;

/** The colour of a name's tile: one of six, and for the same name always the same. */
export function tileColour(name: string): (typeof COLOURS)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 17 + (character.codePointAt(0) ?? 0)) % 65_521;
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}

/**
 * The addresses in a text that was typed or pasted: between blanks, commas or semicolons, or in angle brackets as mail
 * programs copy them («Ada Okafor <ada@northwind.example>»). Each once, in lower case.
 */
export function addressesIn(text: string): string[] {
  const bare = text.replaceAll(/(?:"[^"\n]*"|[^<>,;\n])*<([^<>]*)>/g, ' $1 ');
  const found = bare.split(/[\s,;]+/).map((word) => word.toLowerCase());
  return [...new Set(found.filter(Boolean))];
}

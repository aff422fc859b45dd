/** At most two letters that stand for a name: first and last word («Hannah Brandt» → HB, «Visitor 4821» → V, «» → ?). */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? firstLetter(word) : '')).join('') || '?';
}

function firstLetter(word: string): string {
  const [letter = ''] = word;
  return letter.toLocaleUpperCase();
}

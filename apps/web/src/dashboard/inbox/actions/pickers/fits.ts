/** Whether a label holds what was typed, in any case and with or without accents. */
export function fits(label: string, query: string): boolean {
  return plain(label).includes(plain(query.trim()));
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

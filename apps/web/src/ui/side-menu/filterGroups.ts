import { type SideMenuGroup } from './SideMenu.tsx';

/** The items that hold every word of the query, in their label or their second line; groups without any are left out. */
export function filterGroups(groups: readonly SideMenuGroup[], query: string): readonly SideMenuGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const items = group.items.filter(({ label, detail = '' }) => {
      const text = folded(`${label} ${detail}`);
      return words.every((word) => text.includes(word));
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** Without regard to case and accents: «Zürich» is found by «zurich». */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

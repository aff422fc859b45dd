import { permissionWords } from '#session/permissionWords.ts';

const words: Readonly<Record<string, { title: string }>> = permissionWords;

/** What a change is of; of a permission flag its name in the dashboard. */
export const fieldInWords = (field: string): string => words[field]?.title ?? field;

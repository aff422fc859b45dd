import { permissionTexts } from '#session/permissionTexts.ts';

const words: Readonly<Record<string, { title: string }>> = permissionTexts;

/** What a change is of; of a permission flag its name in the dashboard. */
export const fieldTitle = (field: string): string => words[field]?.title ?? field;

/**
 * «12,400»: a whole number in groups of three digits. For what a page begins with: the first of the language's own formats
 * keeps it waiting while the browser loads their data.
 */
export const grouped = (whole: number) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

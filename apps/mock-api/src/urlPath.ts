/** The path of an address, without what may name a person; empty for none. */
export const urlPath = (url: string | null): string => (url !== null && URL.canParse(url) ? new URL(url).pathname : '');

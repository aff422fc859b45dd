/** What SQLite's `LIKE … ESCAPE '\'` finds `text` by, wherever it stands: none of its characters stands for others. */
export const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

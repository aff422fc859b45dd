/** Variables of canned replies that still stand in a text, as they stand there; each once. */
export function openVariables(text: string): string[] {
  return [...new Set(text.match(/\{\{\s*[\w.-]+\s*\}\}/g))];
}

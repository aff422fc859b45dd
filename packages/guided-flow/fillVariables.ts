/** The text with each `{{name}}` replaced by its value; one without a value becomes nothing. Values are text, never markup. */
export const fillVariables = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (_, name: string) => values.get(name) ?? '');

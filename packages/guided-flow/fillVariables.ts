/**
 * The text with each `{{name}}` replaced by its value; one without a value becomes nothing, and so does the space before it: «Hello
 * {{name}}, …» is «Hello, …». Values are text, never markup.
 */
export const fillVariables = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/( ?)\{\{\s*([^{}]+?)\s*\}\}/g, (_, space: string, name: string) => {
    const value = values.get(name);
    return value ? space + value : '';
  });

const VARIABLE = /( ?)\{\{\s*([^{}]+?)\s*\}\}/g;
/** One or several after another, with the comma before and the punctuation behind. */
const VARIABLES = /(,?)((?: ?\{\{[^{}]+\}\})+)(?=( ?[.,;:!?…]|\s*$)|)/g;

/**
 * The text with each `{{name}}` replaced by its value; one without a value becomes nothing, and so do the space before it and a comma
 * that would set off nothing: «Hello {{name}}, …» is «Hello, …», and «Hello, {{name}}!» is «Hello!». Values are text, never markup.
 */
export const fillVariables = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(VARIABLES, (_, comma: string, variables: string, end: string | undefined) => {
    const filled = variables.replace(VARIABLE, (__, space: string, name: string) => {
      const value = values.get(name);
      return value ? space + value : '';
    });
    return filled === '' && end !== undefined ? '' : comma + filled;
  });

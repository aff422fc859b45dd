/** What a text may name in double braces; null or empty when it is not known of this conversation. */
export type Values = Readonly<Record<string, string | null | undefined>>;

const VARIABLE = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Puts values in the place of `{{visitor.name}}` and the like; what has none stays as it is, and is named. */
export function fillVariables(text: string, values: Values): { body: string; undefinedVariables: string[] } {
  const missing = new Set<string>();
  const body = text.replaceAll(VARIABLE, (variable, name: string) => {
    const key = name.toLowerCase();
    const value = Object.hasOwn(values, key) ? values[key] : null;
    if (value) return value;
    missing.add(name);
    return variable;
  });
  return { body, undefinedVariables: [...missing] };
}

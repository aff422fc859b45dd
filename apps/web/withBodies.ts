/**
 * `code` with another body for each function of one of these names, also where it is a method put on a prototype. The code is
 * indented: a function ends with the first brace that stands below its start. Answers the names that were found, too.
 */
export function withBodies(code: string, bodies: Readonly<Record<string, string>>) {
  const found: string[] = [];
  let lean = code;
  for (const [name, body] of Object.entries(bodies)) {
    const pattern = new RegExp(
      `^( *)((?:_proto\\.${name} = )?(?:async )?function ${name}\\()[\\s\\S]*?^\\1\\}(?=;?$)`,
      'gm',
    );
    const before = lean;
    lean = lean.replaceAll(pattern, (_, indent: string, start: string) => `${indent}${start}) { ${body} }`);
    if (lean !== before) found.push(name);
  }
  return { code: lean, found };
}

/** The body of a function that nobody calls: who does is told that `file` leaves it out. */
export const leftOut = (file: string, name: string) => `throw new Error('${file} leaves out ${name}.');`;

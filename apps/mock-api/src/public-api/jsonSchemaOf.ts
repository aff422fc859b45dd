import * as v from 'valibot';

export type JsonSchema = { readonly [keyword: string]: unknown };
/** Schemas that have a title, by it: they stand once, and others refer to them. */
export type Components = Map<string, JsonSchema>;

/** What we read of schemas and of what stands in their pipes. */
const Part = v.looseObject({
  kind: v.picklist(['schema', 'validation', 'transformation', 'metadata']),
  type: v.string(),
  pipe: v.optional(v.array(v.unknown())),
  entries: v.optional(v.record(v.string(), v.unknown())),
});
type Part = v.InferOutput<typeof Part>;

/**
 * A schema of valibot as JSON Schema 2020-12, which OpenAPI 3.1 speaks: of what comes over the wire, as far as the public API
 * uses it. Those with a title go into `components`.
 */
export function jsonSchemaOf(schema: unknown, components: Components): JsonSchema {
  const { pipe, ...part } = v.parse(Part, schema);
  if (!pipe) return plainSchema(part, components);
  let written: JsonSchema = {};
  let title: string | null = null;
  for (const piped of pipe) {
    const one = v.parse(Part, piped);
    if (one.type === 'title') title = String(one.title);
    // A schema that follows another says more of the same value.
    else if (one.kind === 'schema') written = { ...written, ...jsonSchemaOf(piped, components) };
    else written = { ...written, ...keywordOf(one) };
  }
  // What is left out is as if its text had come.
  if (written.type === 'integer' && 'default' in written) written = { ...written, default: Number(written.default) };
  if (title === null) return written;
  components.set(title, written);
  return { $ref: `#/components/schemas/${title}` };
}

function plainSchema(part: Part, components: Components): JsonSchema {
  const inner = (of: unknown) => jsonSchemaOf(of, components);
  switch (part.type) {
    case 'object':
      return objectSchema(part.entries ?? {}, components);
    case 'array':
      return { type: 'array', items: inner(part.item) };
    case 'record':
      return { type: 'object', additionalProperties: inner(part.value) };
    case 'picklist':
      return { type: 'string', enum: part.options };
    case 'nullable':
      return { ...inner(part.wrapped), type: [inner(part.wrapped).type, 'null'] };
    case 'optional':
      return { ...inner(part.wrapped), ...(part.default !== undefined && { default: part.default }) };
    case 'unknown':
      return {};
    default:
      return { type: part.type };
  }
}

/** An object with these fields; those that may be left out are not required. */
export function objectSchema(entries: Readonly<Record<string, unknown>>, components: Components): JsonSchema {
  const required = Object.keys(entries).filter((name) => !isOptional(entries[name]));
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, jsonSchemaOf(entry, components)]),
    ),
    ...(required.length > 0 && { required }),
  };
}

/** Whether a field may be left out. */
export function isOptional(entry: unknown): boolean {
  const { type, pipe } = v.parse(Part, entry);
  return type === 'optional' || (pipe?.[0] !== undefined && pipe[0] !== entry && isOptional(pipe[0]));
}

const KEYWORDS: Readonly<Record<string, (requirement: unknown) => JsonSchema>> = {
  integer: () => ({ type: 'integer' }),
  min_value: (minimum) => ({ minimum }),
  max_value: (maximum) => ({ maximum }),
  max_length: (maxLength) => ({ maxLength }),
  non_empty: () => ({ minLength: 1 }),
  iso_timestamp: () => ({ format: 'date-time' }),
};

/** What a rule or a description adds; rules that no keyword can say add nothing. */
function keywordOf({ type, requirement, description }: Part): JsonSchema {
  return type === 'description' ? { description } : (KEYWORDS[type]?.(requirement) ?? {});
}

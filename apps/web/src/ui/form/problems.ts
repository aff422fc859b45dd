/** What stands between a person and the result of a form. */
export type Problems = {
  /** Sentences by field name, and by its path where the API names one. */
  fields: Readonly<Record<string, string>>;
  /** A sentence about the whole. */
  form: string | null;
  /** Since when and for how long the API wants no more attempts. */
  throttled: { at: number; seconds: number } | null;
};

export const NO_PROBLEMS: Problems = { fields: {}, form: null, throttled: null };

/** What an error of the API may carry beside its sentence. */
type Refusal = { code?: unknown; field?: unknown; retryAfterSeconds?: unknown };

/**
 * Puts an error where it belongs: beside the field that it names, or that its code is known to mean, or above the form.
 * Errors are told by what they carry, because this layer knows no transport.
 */
export function toProblems(error: unknown, fieldOfCode: Readonly<Record<string, string>>): Problems {
  if (!(error instanceof Error)) return { ...NO_PROBLEMS, form: 'This did not work. Please try again.' };
  const { message } = error;
  const { code, field, retryAfterSeconds }: Error & Refusal = error;
  if (typeof retryAfterSeconds === 'number') {
    return { ...NO_PROBLEMS, form: message, throttled: { at: Date.now(), seconds: retryAfterSeconds } };
  }
  // Some name the path: input.email, actions.2.body.
  const path = typeof field === 'string' ? field : fieldOfCode[String(code)];
  const named = path?.split('.').at(-1);
  return path && named
    ? { ...NO_PROBLEMS, fields: { [path]: message, [named]: message } }
    : { ...NO_PROBLEMS, form: message };
}

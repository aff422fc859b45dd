import * as v from 'valibot';

/** One line of text: no control characters, and no halves of characters, which cannot be sent on to other services. */
export const singleLine = v.regex<string, string>(
  /^[^\p{Cc}\p{Cs}]*$/u,
  'Use a single line without control characters.',
);

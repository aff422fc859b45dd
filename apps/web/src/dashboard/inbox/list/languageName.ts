import { lazily } from '#ui/lazily.ts';

const names = lazily(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }));

/** «German» for `de`; the code itself where there is no name. */
export function languageName(code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    // Not a language at all: whatever the visitor's browser said.
    return code;
  }
}

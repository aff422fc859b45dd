/** The problem with what was typed, in a sentence, or null. The API decides; this only answers sooner. */
type Check = (value: string) => string | null;

const A_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function required(sentence: string): Check {
  return (value) => (value === '' ? sentence : null);
}

export const emailCheck: Check = (value) => {
  if (value.trim() === '') return 'Enter your email address.';
  return A_MAIL.test(value.trim()) ? null : 'Enter a full email address, such as name@company.com.';
};

/** Lengths are those of schema.graphql. */
export const newPasswordCheck: Check = (value) => {
  if (value === '') return 'Choose a password.';
  if (value.length < 8) return 'Use at least 8 characters.';
  return value.length > 128 ? 'Use at most 128 characters.' : null;
};

export function nameCheck(missing: string): Check {
  return (value) => {
    if (value.trim() === '') return missing;
    return value.trim().length > 120 ? 'Use at most 120 characters.' : null;
  };
}

/** The problems of a form, by field name. */
export function checkFields(checks: Readonly<Record<string, Check>>, data: FormData): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks)) {
    const problem = check(textOf(data, name));
    if (problem) problems[name] = problem;
  }
  return problems;
}

/** What was typed into a field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

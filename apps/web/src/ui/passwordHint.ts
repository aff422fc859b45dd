/** What is said beneath a field in which a password is chosen. */
export const PASSWORD_HINT = 'At least 8 characters. A few unrelated words make a good one.';

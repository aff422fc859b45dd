/** The name of the model that the package brings along. */
export const MODEL = 'use-lite-en-0.2.0';

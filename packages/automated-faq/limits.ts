/** What an automated FAQ may hold at most. */
export const FAQ_LIMITS = {
  faqs: 1000,
  question: 300,
  phrasings: 50,
  answer: 2000,
  buttons: 6,
  buttonLabel: 40,
  keywords: 20,
  keyword: 60,
  pattern: 200,
  exclusions: 100,
} as const;

/** How alike a question must be: below this range nearly everything matches, above it nearly nothing but the very words. */
export const THRESHOLD = { least: 0.5, most: 0.95, usual: 0.75 } as const;

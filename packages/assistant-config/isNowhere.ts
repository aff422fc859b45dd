import { matchesPage, type Pages } from './pagePattern.ts';

/** Whether `exclude` leaves out all pages that `include` lets in. */
export const isNowhere = ({ include, exclude }: Pages) =>
  exclude.some((pattern) => isEverywhere(pattern)) || (include.length > 0 && include.every(isLeftOut(exclude)));

const isEverywhere = (pattern: string) => ['*', '/*'].includes(pattern.trim());

/** Whether a pattern leaves out all that another includes: text that nobody writes stands for each star, and any host for none. */
const isLeftOut = (exclude: readonly string[]) => (include: string) => {
  const sample = include.replaceAll('*', 'zqx').replace(/^https?:\/\//i, '');
  const page = /^[/?#]/.test(sample) ? `https://zqx.example${sample}` : `https://${sample}`;
  return exclude.some((pattern) => pattern === include || matchesPage(page, pattern));
};

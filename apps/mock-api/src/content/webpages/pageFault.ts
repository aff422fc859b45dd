import { OUTSIDE_FAULT_TEXT, type OutsideFault } from '#outside/outsideError.ts';

/** Why a page is not among those that answers are made from. */
export type PageFault =
  | OutsideFault
  | 'Excluded'
  | 'TooDeep'
  | 'Loop'
  | 'OverLimit'
  | 'PlanLimit'
  | 'Robots'
  | 'NoIndex'
  | 'NotAPage'
  | 'Duplicate'
  | 'OtherSite'
  | 'Removed'
  | 'NotFound'
  | 'NotAllowed'
  | 'SiteFailed'
  | 'NoText'
  | 'Unreadable'
  | 'NoSitemap'
  | 'Cancelled';

const TEXT: Readonly<Record<PageFault, string>> = {
  ...OUTSIDE_FAULT_TEXT,
  Excluded: 'Left out by your patterns.',
  TooDeep: 'Further from the first page than you follow links.',
  Loop: 'Its address repeats itself, as where links lead in circles.',
  OverLimit: 'More pages than you want to have read.',
  PlanLimit: 'Your plan has room for no more webpages.',
  Robots: 'The site asks robots to stay away from it (robots.txt).',
  NoIndex: 'The page asks not to be taken up (noindex).',
  NotAPage: 'This is a file, not a page. Add it under Documents.',
  Duplicate: 'The same as another page.',
  OtherSite: 'It leads to another site.',
  Removed: 'You removed this page.',
  NotFound: 'There is no such page any more.',
  NotAllowed: 'The site lets nobody read it without signing in.',
  SiteFailed: 'The site answers with an error of its own.',
  NoText: 'There is no text on it. Pages that scripts write cannot be read.',
  Unreadable: 'Taking the text out of this page took too long.',
  NoSitemap: 'There is no sitemap at this address.',
  Cancelled: 'Reading was cancelled before its turn came.',
};

const isPageFault = (word: string): word is PageFault => word in TEXT;

/** As a person reads it. */
export const faultText = (fault: string): string => (isPageFault(fault) ? TEXT[fault] : 'It could not be read.');

/** What a page's answer other than a page means; null: it is one. */
export function faultOfStatus(status: number): PageFault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return 'NotFound';
  return status === 401 || status === 403 ? 'NotAllowed' : 'SiteFailed';
}

/** What another try may mend; and of pages that there were, what leaves answers as they are. */
export const mayPass = (fault: PageFault, status?: number): boolean =>
  fault === 'Unreachable' ||
  fault === 'TimedOut' ||
  (fault === 'SiteFailed' && status !== undefined && (status >= 500 || status === 429));

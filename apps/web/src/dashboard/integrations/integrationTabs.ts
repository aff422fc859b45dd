import { flag, oneOf } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

export const TABS = ['settings', 'requests'] as const;
export type IntegrationTab = (typeof TABS)[number];

/** Which part of an integration is open, and which of its requests. */
export const INTEGRATION_FIELDS = { tab: oneOf(TABS, 'settings'), failed: flag() };

/** What a URL asks for of an integration: only what its open part shows. */
export function variablesOf(search: URLSearchParams) {
  const { tab, failed } = readFilters(INTEGRATION_FIELDS, search);
  return { isSettings: tab === 'settings', isRequests: tab === 'requests', onlyFailed: failed };
}

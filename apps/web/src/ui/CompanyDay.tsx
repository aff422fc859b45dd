import { companyDay, useCompanyTimezone } from './companyDay.ts';

/** A day of the company's calendar; it follows where that is, also inside a table that stands. */
export function CompanyDay({ instant }: { instant: string }) {
  useCompanyTimezone();
  return <time dateTime={instant}>{companyDay(instant)}</time>;
}

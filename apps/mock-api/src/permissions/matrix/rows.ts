import { ACCOUNT_ROWS } from './accountRows.ts';
import { AUDIT_ROWS } from './auditRows.ts';
import { BILLING_ROWS } from './billingRows.ts';
import { CHAT_ROWS } from './chatRows.ts';
import { COMPANY_ROWS } from './companyRows.ts';
import { CONVERSATION_ROWS } from './conversationRows.ts';
import { ONBOARDING_ROWS } from './onboardingRows.ts';
import { USERS_ROWS } from './usersRows.ts';
import { WORK_ROWS } from './workRows.ts';
import { PERMISSION_ROWS } from './permissionRows.ts';
import type { Row } from './row.ts';

/*
 * Who may call which field. Each row: anonymous, Pending staff, Staff, Admin, Staff without any permission flag, the
 * visitor of the conversation, another visitor of the company, the Admin of another company.
 */
export const ROWS: Readonly<Record<string, Row>> = {
  ...ACCOUNT_ROWS,
  ...AUDIT_ROWS,
  ...PERMISSION_ROWS,
  ...BILLING_ROWS,
  ...ONBOARDING_ROWS,
  ...COMPANY_ROWS,
  ...CONVERSATION_ROWS,
  ...WORK_ROWS,
  ...CHAT_ROWS,
  ...USERS_ROWS,
};

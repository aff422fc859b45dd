import { ACCOUNT_ROWS } from './permissionMatrix.account.ts';
import { AUDIT_ROWS } from './permissionMatrix.audit.ts';
import { BILLING_ROWS } from './permissionMatrix.billing.ts';
import { CHAT_ROWS } from './permissionMatrix.chat.ts';
import { COMPANY_ROWS } from './permissionMatrix.company.ts';
import { CONVERSATION_ROWS } from './permissionMatrix.conversation.ts';
import { ONBOARDING_ROWS } from './permissionMatrix.onboarding.ts';
import { USERS_ROWS } from './permissionMatrix.users.ts';
import { WORK_ROWS } from './permissionMatrix.work.ts';
import { PERMISSION_ROWS } from './permissionMatrix.permissions.ts';
import type { Row } from './permissionMatrix.row.ts';

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

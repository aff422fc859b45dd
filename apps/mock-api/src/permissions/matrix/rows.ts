import { ACCOUNT_ROWS } from './accountRows.ts';
import { ASSISTANT_ROWS } from './assistantRows.ts';
import { AUTOMATED_FAQ_ROWS } from './automatedFaqRows.ts';
import { BILLING_ROWS } from './billingRows.ts';
import { CHAT_ROWS } from './chatRows.ts';
import { COMPANY_ROWS } from './companyRows.ts';
import { CONTENT_ROWS } from './contentRows.ts';
import { CALENDLY_ROWS } from './calendlyRows.ts';
import { CONVERSATION_ROWS } from './conversationRows.ts';
import { HOME_ROWS } from './homeRows.ts';
import { FORM_ROWS } from './formRows.ts';
import { GUIDED_FLOW_ROWS } from './guidedFlowRows.ts';
import { INSIGHT_ROWS } from './insightRows.ts';
import { INTEGRATION_ROWS } from './integrationRows.ts';
import { DEVELOPER_ROWS } from './developerRows.ts';
import { PRODUCT_ROWS } from './productRows.ts';
import type { Row } from './row.ts';
import { WORK_ROWS } from './workRows.ts';

/*
 * Who may call which root field. The outcomes in each row: anonymous, Pending staff, Staff, Admin, Staff without any
 * permission flag, the visitor of the conversation, another visitor of the company, the Admin of another company.
 */
export const ROWS: Readonly<Record<string, Row>> = {
  ...ACCOUNT_ROWS,
  ...ASSISTANT_ROWS,
  ...AUTOMATED_FAQ_ROWS,
  ...BILLING_ROWS,
  ...CHAT_ROWS,
  ...COMPANY_ROWS,
  ...CONTENT_ROWS,
  ...CONVERSATION_ROWS,
  ...HOME_ROWS,
  ...FORM_ROWS,
  ...GUIDED_FLOW_ROWS,
  ...INSIGHT_ROWS,
  ...INTEGRATION_ROWS,
  ...CALENDLY_ROWS,
  ...DEVELOPER_ROWS,
  ...PRODUCT_ROWS,
  ...WORK_ROWS,
};

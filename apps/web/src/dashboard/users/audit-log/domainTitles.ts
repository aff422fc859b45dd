import { type AuditDomain } from '#generated/AuditEntriesQuery';

/** The parts of a company in which something is done. */
export const domainTitles: Readonly<Record<AuditDomain, string>> = {
  Security: 'Sign-in and security',
  Users: 'Users and roles',
  Company: 'Company',
  Billing: 'Plan and billing',
  Inbox: 'Inbox',
  Assistants: 'Assistants',
  Content: 'Content',
  AutomatedFaqs: 'Automated FAQs',
  Forms: 'Forms',
  GuidedFlows: 'Guided flows',
  Integrations: 'Shops and integrations',
};

const isDomain = (name: string): name is AuditDomain => name in domainTitles;
export const AUDIT_DOMAINS = Object.keys(domainTitles).filter(isDomain);

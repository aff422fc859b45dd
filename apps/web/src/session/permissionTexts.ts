import { type Permission } from './usePermission.ts';

type Words = {
  /** What a role that has it may do: «Invite people». */
  title: string;
  /** As it goes on after «Your role does not include»: «inviting people». */
  doing: string;
  /** What it opens, in plain words. */
  unlocks: string;
};

/** The permission flags in the words of the dashboard, in the order in which they are shown. */
export const permissionTexts: Readonly<Record<Permission, Words>> = {
  MANAGE_CONVERSATIONS: {
    title: 'Manage conversations',
    doing: 'managing conversations',
    unlocks:
      'Reply, assign, label, resolve and export; manage labels, teams, canned replies, macros and shared views. Without it the inbox can be read.',
  },
  MANAGE_GUIDED_FLOWS: {
    title: 'Manage guided flows and forms',
    doing: 'managing guided flows and forms',
    unlocks: 'Edit and publish guided flows and forms. Without it they can be looked at.',
  },
  MANAGE_AUTOMATED_FAQS: {
    title: 'Manage automated FAQs',
    doing: 'managing automated FAQs',
    unlocks: 'Edit and approve the questions that assistants answer by themselves.',
  },
  MANAGE_ARTICLES: {
    title: 'Manage content',
    doing: 'managing content',
    unlocks: 'Articles, categories, documents and webpages: what assistants answer from.',
  },
  UPDATE_ASSISTANTS: {
    title: 'Change assistants',
    doing: 'changing assistants',
    unlocks:
      'How assistants look, when they appear, what they say and where they are installed; product discovery too.',
  },
  VIEW_USERS: {
    title: 'See who works here',
    doing: 'seeing who works here',
    unlocks: 'The list of users, with addresses and phone numbers.',
  },
  INVITE_USERS: {
    title: 'Invite people',
    doing: 'inviting people',
    unlocks: 'Invite people, resend and revoke invitations.',
  },
  DELETE_USERS: {
    title: 'Remove people',
    doing: 'removing people',
    unlocks: 'Remove people and hand their conversations on. Nobody removes themselves or the last Admin.',
  },
  UPDATE_USER_PROFILE: {
    title: 'Change your own profile',
    doing: 'changing your own profile',
    unlocks: 'Your own name, phone, picture and password.',
  },
  VIEW_PERMISSIONS: {
    title: 'See roles and permissions',
    doing: 'seeing roles and permissions',
    unlocks: 'View this page. Only Admins can change it.',
  },
  MANAGE_CLIENT: {
    title: 'Manage the company',
    doing: 'managing the company',
    unlocks: 'Company profile, plan, cards and invoices, integrations, how long data is kept, and the audit log.',
  },
};

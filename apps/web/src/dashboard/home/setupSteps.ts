import { paths } from '#router/paths.ts';
import { type Permission } from '#session/usePermission.ts';

type Step = { title: string; text: string; act: string; to: string; needs: Permission };

/** What each step of setting up says, where it is done, and who may do it. */
export const SETUP_STEPS: Readonly<Record<string, Step>> = {
  Company: {
    title: 'Describe your company',
    text: 'Its time zone, by which days are counted, and its website if it has one.',
    act: 'Describe',
    to: paths.companyProfile,
    needs: 'MANAGE_CLIENT',
  },
  Assistant: {
    title: 'Create an assistant',
    text: 'Who greets your visitors and answers them.',
    act: 'Create',
    to: paths.newAssistant,
    needs: 'UPDATE_ASSISTANTS',
  },
  Content: {
    title: 'Add content for answers',
    text: 'Articles, documents and webpages to answer from.',
    act: 'Add content',
    to: paths.articles,
    needs: 'MANAGE_ARTICLES',
  },
  Plan: {
    title: 'Choose a plan',
    text: 'How much your assistants may do in a month.',
    act: 'Choose',
    to: paths.planPicker(),
    needs: 'MANAGE_CLIENT',
  },
  Installation: {
    title: 'Put your assistant on your site',
    text: 'One line of code. We check that it runs.',
    act: 'Install',
    to: paths.assistants,
    needs: 'UPDATE_ASSISTANTS',
  },
  People: {
    title: 'Invite the people who reply',
    text: 'They answer what assistants cannot.',
    act: 'Invite',
    to: paths.inviteUsers,
    needs: 'INVITE_USERS',
  },
};

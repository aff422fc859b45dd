import { icon } from './icons.tsx';

/* Of the menu of a conversation, whose code comes later. */

export const MailIcon = icon(
  <>
    <path d="m22 7-8.99 5.73a2 2 0 0 1-2.01 0L2 7" />
    <rect x="2" y="4" width="20" height="16" rx="2" />
  </>,
);
export const DownloadIcon = icon(<path d="M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5" />);
export const TrashIcon = icon(
  <path d="M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6" />,
);

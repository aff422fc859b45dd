import type { ComponentChildren } from 'preact';

/* Drawings from Lucide (ISC licence), 24 units wide, stroke 1.75. All of them decorate: what they mean is said in words. */

type IconProps = { className?: string };

/** Such a drawing. */
export const icon = (drawing: ComponentChildren) =>
  function Icon({ className = 'size-4' }: IconProps) {
    return (
      <svg
        className={`${className} shrink-0`}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="1.75"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };

export const ArrowUpIcon = icon(<path d="m5 12 7-7 7 7M12 19V5" />);
export const ArrowDownIcon = icon(<path d="M12 5v14m7-7-7 7-7-7" />);
export const PlusIcon = icon(<path d="M5 12h14M12 5v14" />);
export const CloseIcon = icon(<path d="M18 6 6 18M6 6l12 12" />);
export const ChevronLeftIcon = icon(<path d="m15 18-6-6 6-6" />);
export const ChevronRightIcon = icon(<path d="m9 18 6-6-6-6" />);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.34-4.34" />
  </>,
);
export const QuestionIcon = icon(
  <path d="M2.99 16.34a2 2 0 0 1 .1 1.17l-1.06 3.28a1 1 0 0 0 1.24 1.17l3.4-1a2 2 0 0 1 1.1.09 10 10 0 1 0-4.78-4.71M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3m.08 4h.01" />,
);
export const LinkIcon = icon(<path d="M15 3h6v6M10 14 21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />);
export const ArticleIcon = icon(<path d="M4 4h11l5 5v11H4zM8 9h4m-4 4h8m-8 4h8" />);
export const FormIcon = icon(
  <path d="M9 2h6v4H9zM15 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2m3 7h4m-4 5h4m-8-5h.01M8 16h.01" />,
);
export const CheckIcon = icon(<path d="M20 6 9 17l-5-5" />);
export const ChecksIcon = icon(<path d="M18 6 7 17l-5-5m20-1-7.5 7.5L13 16" />);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 6v6l4 2" />
  </>,
);
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4m0 4h.01" />
  </>,
);
export const PaperclipIcon = icon(
  <path d="m16 6-8.41 8.59a2 2 0 0 0 2.83 2.83l8.41-8.59a4 4 0 1 0-5.66-5.65l-8.38 8.55a6 6 0 1 0 8.49 8.48l8.38-8.55" />,
);
export const FileIcon = icon(
  <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6a2.4 2.4 0 0 1 .7 1.7v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5" />,
);
export const MoreIcon = icon(<path stroke-width="3" d="M12 5h.01M12 12h.01M12 19h.01" />);
export const ThumbUpIcon = icon(
  <path d="M7 10v11M7 21H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h3l4-8a2.5 2.5 0 0 1 3 3l-.8 4H19a2 2 0 0 1 2 2.4l-1.4 7a2 2 0 0 1-2 1.6z" />,
);
export const ThumbDownIcon = icon(
  <path d="M17 14V3m0 0h3a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-3l-4 8a2.5 2.5 0 0 1-3-3l.8-4H5a2 2 0 0 1-2-2.4l1.4-7A2 2 0 0 1 6.400 3z" />,
);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="5" />
    <path d="M20 21a8 8 0 0 0-16 0" />
  </>,
);
export const SmileIcon = icon(
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M8 14s1.5 2 4 2 4-2 4-2M9 9h.01M15 9h.01" />
  </>,
);
export const OfflineIcon = icon(
  <path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20" />,
);
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" />
  </>,
);
export const ChatsIcon = icon(
  <>
    <path d="M14 9a2 2 0 0 1-2 2H6l-4 4V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2z" />
    <path d="M18 9h2a2 2 0 0 1 2 2v11l-4-4h-6a2 2 0 0 1-2-2v-1" />
  </>,
);
export const ChatOffIcon = icon(
  <>
    <path d="M21 15V5a2 2 0 0 0-2-2H9M2 2l20 20M3.6 3.6A2 2 0 0 0 3 5v16l4-4h10" />
  </>,
);

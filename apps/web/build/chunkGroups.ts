const libraries = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
const sources = (names: string) => new RegExp(`[\\\\/](${names})\\.tsx?$`);

/**
 * What pages begin with, in a few files: many small ones compress badly, and each costs a request. A group takes the modules
 * of its test with all that they import, save what a group before it has. Everything else is split by import().
 * scripts/pages.mjs knows `public` and `app` by name.
 */
export const chunkGroups = [
  { name: 'react', test: libraries('react|react-dom|scheduler') },
  { name: 'data', test: libraries('react-router|react-router-dom|react-relay|relay-runtime') },
  // Every page, and the public screens.
  { name: 'public', test: sources('main|startPublic') },
  // Every screen behind the sign-in, and the one that most people open first.
  { name: 'app', test: sources('startApp|DashboardLayout|InboxScreen|NoConversation') },
  // What the frame and the inbox show once they stand.
  {
    name: 'later',
    test: sources(
      'liveConnection|(Connection|NewVersion|Subscription|Usage|ViewAs)Banner|LiveUnreadCount|TrialMeter|SupportChat|LiveNotifications|OwnAvatar|CompanyLogo|InboxActions|LabelsAndTeamsDialogs',
    ),
  },
  // What opens with a conversation.
  { name: 'conversation', test: sources('ConversationPane|ConversationDetails') },
  // What opens over any screen, with the component library.
  { name: 'overlays', test: sources('MenuPopover|PopoverPanel|TooltipPopup|(Dialog|FullScreen|Confirm|Drawer)Modal') },
  // What most screens are made of, and all icons: by themselves some hundred files below a kilobyte, up to fifty for a screen.
  { name: 'parts', test: /./, minShareCount: 20 },
  { name: 'icons', test: libraries('lucide-react') },
];

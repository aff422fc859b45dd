/** How a link gets onto a site, by what the site is made with; `LINK` in a sentence stands for the chat's address. */
export const PLATFORMS = [
  {
    id: 'html',
    label: 'HTML',
    steps: [
      'Open the template that all pages share, such as the one of the footer or the menu.',
      'Paste the line above where visitors look for help.',
      'Publish the page and press the link once to see that it opens the chat.',
    ],
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    steps: [
      'In the WordPress admin, go to Appearance, then Menus. With a block theme: Appearance, Editor, Navigation.',
      'Add a Custom Link. As its URL paste the address of the chat, as its text write “Chat with us”.',
      'Save the menu.',
    ],
  },
  {
    id: 'shopify',
    label: 'Shopify',
    steps: [
      'In the Shopify admin, go to Content, then Menus, and choose the main or the footer menu.',
      'Press Add menu item. Name it “Chat with us” and paste the address of the chat as its link.',
      'Save the menu.',
    ],
  },
  {
    id: 'wix',
    label: 'Wix',
    steps: [
      'In the Wix editor, press the menu of your site, then Manage Menu.',
      'Add a link to a web address and paste the address of the chat. Choose to open it in a new window.',
      'Name it “Chat with us” and publish the site.',
    ],
  },
] as const;

export type PlatformId = (typeof PLATFORMS)[number]['id'];

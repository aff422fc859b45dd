/** How the line of HTML gets onto a site, by what the site is made with. */
export const PLATFORMS = [
  {
    id: 'html',
    label: 'HTML',
    steps: [
      'Open the template that all pages share, such as the one of the footer.',
      'Paste the line before </body>.',
      'Publish, and open a page: it is seen here.',
    ],
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    steps: [
      'In the WordPress admin, go to Appearance, Theme File Editor, and open footer.php. With a block theme, use a plug-in that adds code to the footer.',
      'Paste the line before </body>, and press Update File.',
      'Empty the cache of your site, if it has one, and open a page.',
    ],
  },
  {
    id: 'shopify',
    label: 'Shopify',
    steps: [
      'In the Shopify admin, go to Online Store, Themes. Beside your theme press … and Edit code.',
      'Open layout/theme.liquid and paste the line before </body>.',
      'Press Save, and open your shop.',
    ],
  },
  {
    id: 'wix',
    label: 'Wix',
    steps: [
      'In the Wix dashboard, go to Settings, Custom Code, and press Add Custom Code.',
      'Paste the line. Choose All pages, and Body – end.',
      'Press Apply, and publish the site.',
    ],
  },
  {
    id: 'gtm',
    label: 'Tag Manager',
    steps: [
      'In Google Tag Manager, make a new tag of the type Custom HTML.',
      'Paste the line, and choose the trigger All Pages.',
      'Submit, and publish the container.',
    ],
  },
] as const;

export type PlatformId = (typeof PLATFORMS)[number]['id'];

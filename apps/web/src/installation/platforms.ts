/** How the line of HTML gets onto a site, by what the site is made with. */
export const PLATFORMS = [
  {
    id: 'html',
    label: 'HTML',
    steps: [
      'Open the template that all pages share, such as the one of the footer.',
      'Paste the line before </body>.',
      'Publish, and open a page.',
    ],
  },
  {
    id: 'wordpress',
    label: 'WordPress, WooCommerce',
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
    id: 'squarespace',
    label: 'Squarespace',
    steps: [
      'In Squarespace, go to Settings, Advanced, Code Injection. Your plan has to include it.',
      'Paste the line under Footer.',
      'Press Save, and open a page.',
    ],
  },
  {
    id: 'webflow',
    label: 'Webflow',
    steps: [
      'In Webflow, open the settings of your site, and there Custom code.',
      'Paste the line under Footer code, and press Save.',
      'Publish the site, and open a page.',
    ],
  },
  {
    id: 'bigcommerce',
    label: 'BigCommerce',
    steps: [
      'In BigCommerce, go to Storefront, Script Manager, and press Create a Script.',
      'Choose Footer as the location, All pages, and the type Script. Paste the line.',
      'Press Save, and open your shop.',
    ],
  },
  {
    id: 'magento',
    label: 'Magento, Adobe Commerce',
    steps: [
      'In the admin, go to Content, Design, Configuration, and edit the store view.',
      'Under Footer, paste the line into Miscellaneous HTML.',
      'Press Save Configuration, flush the cache, and open a page.',
    ],
  },
  {
    id: 'prestashop',
    label: 'PrestaShop',
    steps: [
      'Open templates/layouts/layout-both-columns.tpl of your theme, by FTP or the file manager of your host.',
      'Paste the line before </body>, and save the file.',
      'Under Advanced Parameters, Performance, clear the cache, and open a page.',
    ],
  },
  {
    id: 'joomla',
    label: 'Joomla',
    steps: [
      'In the administrator, go to System, Site Templates, and open the files of your template.',
      'Open index.php and paste the line before </body>.',
      'Press Save, and open a page.',
    ],
  },
  {
    id: 'gtm',
    label: 'Google Tag Manager',
    steps: [
      'In Google Tag Manager, make a new tag of the type Custom HTML.',
      'Paste the line, and choose the trigger All Pages.',
      'Submit, and publish the container.',
    ],
  },
] as const;

export type PlatformId = (typeof PLATFORMS)[number]['id'];

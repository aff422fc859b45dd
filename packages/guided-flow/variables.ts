/** What is known of a visitor, and may stand in texts as `{{name}}`. */
export const VARIABLES = [
  { name: 'first_name', label: 'First name' },
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'language', label: 'Language' },
  { name: 'page', label: 'Page they are on' },
  { name: 'company', label: 'Your company' },
] as const;

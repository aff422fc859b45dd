/** Where the API is, as the server's /config.js says. */
export function apiUrl(): string {
  const { PARLEY_CONFIG: config } = Object(window);
  return String(Object(config).apiUrl);
}

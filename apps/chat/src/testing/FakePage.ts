import type { BrowserPage, Visit } from '#session/BrowserPage.ts';

/** A page that a test takes offline, online, out of view and back; with `site` the chat stands in a site's page. */
export class FakePage implements BrowserPage {
  private listeners = new Set<() => void>();
  private visitors = new Set<(visit: Visit) => void>();
  private state = { isOnline: true, isVisible: true };

  isOnline = () => this.state.isOnline;
  isVisible = () => this.state.isVisible;
  url = () => 'https://shop.example/boots';
  site?: () => string;
  triggerId?: () => string | undefined;
  chimes = 0;
  chime = () => void this.chimes++;
  reloads = 0;
  reload = () => void this.reloads++;
  languages: () => readonly string[] = () => ['en'];
  visits = () => [{ url: this.url(), title: 'Boots', timezone: 'Europe/Oslo' }];
  onChange = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  onVisit = (listener: (visit: Visit) => void) => {
    this.visitors.add(listener);
    return () => this.visitors.delete(listener);
  };

  /** The site shows another page without a load. */
  turnTo(url: string) {
    for (const listener of this.visitors) listener({ url, title: null, timezone: 'Europe/Oslo' });
  }

  become(change: Partial<{ isOnline: boolean; isVisible: boolean }>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

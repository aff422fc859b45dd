import type { BrowserPage } from '#session/BrowserPage.ts';

/** A page that a test takes offline, online, out of view and back. */
export class FakePage implements BrowserPage {
  private listeners = new Set<() => void>();
  private state = { isOnline: true, isVisible: true };

  isOnline = () => this.state.isOnline;
  isVisible = () => this.state.isVisible;
  url = () => 'https://shop.example/boots';
  triggerId?: () => string | undefined;
  languages: () => readonly string[] = () => ['en'];
  visits = () => [{ url: this.url(), title: 'Boots', timezone: 'Europe/Oslo' }];
  onChange = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  become(change: Partial<{ isOnline: boolean; isVisible: boolean }>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

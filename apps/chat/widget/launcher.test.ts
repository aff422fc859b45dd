// @vitest-environment jsdom
import { newConfig } from '@parley/assistant-config/newConfig';
import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import { expect, it, vi } from 'vitest';
import { createLauncher } from './launcher.ts';
import { standInForBrowser } from './testing/browser.ts';

standInForBrowser();

const { appearance, languages } = newConfig({ title: 'Nori' });
const launcherAt = (side: 'Left' | 'Right') => {
  const config: WidgetConfig = {
    isShown: true,
    type: 'FloatingWidget',
    title: 'Nori',
    chatUrl: 'https://chat.example/chat',
    languages,
    appearance: { ...appearance, launcher: { ...appearance.launcher, side } },
    triggers: null,
    flowLines: {},
    formNames: {},
    officeHours: null,
    isSomebodyOnline: false,
  };
  return createLauncher(config, 'en');
};

it('stands beside the launchers of other assistants on its side, and covers none', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(56);

  const [first, other, second, third] = [
    launcherAt('Right'),
    launcherAt('Left'),
    launcherAt('Right'),
    launcherAt('Right'),
  ];

  expect([first, other].map(({ button }) => button.style.cssText)).toEqual(['', '']);
  expect(second?.button.style.right).toBe('calc(var(--side) + 68px)');
  expect(third?.button.style.right).toBe('calc(var(--side) + 136px)');
});

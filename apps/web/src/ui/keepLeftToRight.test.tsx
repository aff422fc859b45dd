import { act, render, screen } from '@testing-library/react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { afterEach, expect, it, vi } from 'vitest';
import { keepLeftToRight } from './keepLeftToRight.ts';

function Direction() {
  const { direction, locale } = useLocale();
  return <p>{`${direction} in ${locale}`}</p>;
}

/** As if the page had begun in a browser of this language. */
function beginIn(language: string) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  keepLeftToRight();
  // Makes React Aria look again, which in the app it does as its code comes.
  act(() => void window.dispatchEvent(new Event('languagechange')));
}

function show() {
  render(
    <I18nProvider>
      <Direction />
    </I18nProvider>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  beginIn(navigator.language);
  vi.restoreAllMocks();
});

it.each(['ar', 'he-IL', 'fa', 'ur-PK', 'ckb'])('keeps the direction of the page in a browser in %s', (language) => {
  show();
  beginIn(language);
  expect(screen.getByText(/^ltr in /)).toBeInTheDocument();
});

it('leaves languages of the same direction to the browser, whose way of writing numbers people type', () => {
  show();
  beginIn('de-CH');
  expect(screen.getByText('ltr in de-CH')).toBeInTheDocument();
});

// Written into the page by the static server: when somebody is signed in, it starts to fetch the screen's code, and asks the
// API as relay/sendGraphQL.ts would, which takes the answers over. The font waits until startApp.tsx has shown a screen.
(() => {
  const token = /(?:^|; )accessToken=([^;]+)/.exec(document.cookie)?.[1];
  if (!token) return;
  document.documentElement.dataset.starting = '';
  for (const href of AHEAD.scripts) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  const headers = {
    accept: 'application/graphql-response+json, application/json;q=0.9',
    'content-type': 'application/json',
    authorization: `Bearer ${decodeURIComponent(token)}`,
  };
  const answers = {};
  for (const url of AHEAD.urls) {
    answers[url] = fetch(url, { headers });
    answers[url].catch(() => {});
  }
  try {
    // The router begins with a look into this storage, and the first one takes a while: now there is time for it.
    sessionStorage.getItem('');
  } catch {
    // Storage is blocked.
  }
  window.PARLEY_AHEAD = { token: decodeURIComponent(token), answers };
})();

// Written into the dashboard's pages by the static server. When somebody is signed in, asks the API who that is as
// relay/sendGraphQL.ts would, and then, once the access rules let that person in, for what the screen here begins with.
// relay/askedAhead.ts takes the answers over.
(() => {
  const token = decodeURIComponent(/(?:^|; )accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  if (!token) return;
  const headers = {
    accept: 'application/graphql-response+json, application/json;q=0.9',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  };
  const ask = (url) => fetch(url, { headers });
  const user = ask(AHEAD.userUrl);
  const answers = { [AHEAD.userUrl]: user };
  const screenUrl = location.search ? undefined : AHEAD.screenUrls[location.pathname];
  if (screenUrl) {
    answers[screenUrl] = user.then(async (response) => {
      const { currentUser } = (await response.clone().json()).data;
      return currentUser.client?.subscription && currentUser.status !== 'Pending' ? ask(screenUrl) : undefined;
    });
  }
  for (const answer of Object.values(answers)) answer.catch(() => {});
  window.PARLEY_AHEAD = { token, answers };
})();

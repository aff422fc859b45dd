/** The address of a video's player, from one that people copy; null: no video of YouTube or Vimeo. */
export function videoAddress(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be') return youTube(url.pathname.slice(1));
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youTube(url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1] ?? '');
  }
  const vimeo = /^\/(?:video\/)?(\d{4,12})/.exec(url.pathname)?.[1];
  return vimeo !== undefined && /^(player\.)?vimeo\.com$/.test(host)
    ? `https://player.vimeo.com/video/${vimeo}?dnt=1`
    : null;
}

/** Whose player it is, and where people find the video; null: none that `videoAddress` gives. */
export function videoSource(player: string): { provider: string; place: string } | null {
  const url = URL.canParse(player) ? new URL(player) : null;
  const id = url?.pathname.split('/').at(-1) ?? '';
  if (url?.hostname === 'www.youtube-nocookie.com') return { provider: 'YouTube', place: `youtu.be/${id}` };
  return url?.hostname === 'player.vimeo.com' ? { provider: 'Vimeo', place: `vimeo.com/${id}` } : null;
}

const youTube = (id: string) => (/^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null);

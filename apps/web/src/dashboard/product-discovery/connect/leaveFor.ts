/** Leaves the dashboard for a page of somebody else. */
export const leaveFor = (url: string) => window.location.assign(url);

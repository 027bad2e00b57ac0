/** Closes what the setup started, even after failures. */
export default async function closeServers(): Promise<void> {
  const shared = globalThis.sharedServers;
  await Promise.all([shared?.browser.close(), shared?.site.close()]);
}

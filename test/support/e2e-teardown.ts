/** Closes what the set-up started, also after failures. */
export default async function closeServers(): Promise<void> {
  const shared = globalThis.sharedServers;
  await Promise.all([shared?.browser.close(), shared?.site.close()]);
}

/** Closes what the setup started, even after failures. */
export default async function closeServers(): Promise<void> {
  await globalThis.closeShared?.();
}

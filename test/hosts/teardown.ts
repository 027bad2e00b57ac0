export default async function cleanUp(): Promise<void> {
  await globalThis.hostTests?.browser.close();
  await globalThis.hostTests?.removeSites();
}

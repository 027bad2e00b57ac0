/** Tests render the portal at the root of its host. */
export default function useBaseUrl(url: string): string {
  return url;
}

export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl };
}

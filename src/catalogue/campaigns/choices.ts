/** The fixed choices of campaign links, in the order of the specification. */

export const linkStatuses = ['Draft', 'Pending', 'Published', 'NoScanningResults'] as const;

/** `Active` occurs in responses only. */
export const shownLinkStatuses = [...linkStatuses, 'Active'] as const;

export const ticketStatuses = ['Draft', 'Published', 'Archived'] as const;

/** Status of a media service of a locale and of a ticket destination. */
export const destinationStatuses = [
  'AutomaticallyApplied',
  'Approved',
  'Pending',
  'Manual',
  'Inherited',
  'NoDestination',
] as const;

export const mediaTypes = ['Music', 'Content'] as const;

/** `Legacy` occurs in responses only. */
export const shownMediaTypes = [...mediaTypes, 'Legacy'] as const;

/** What an update of a campaign link takes. */
export const updatableSubMediaTypes = ['Track', 'Album', 'Playlist', 'Artist'] as const;

export const subMediaTypes = [...updatableSubMediaTypes, 'AdvancedPlaylist'] as const;

export const preReleaseServiceNames = [
  'DeezerPreRelease',
  'SpotifyPreRelease',
  'AppleMusicPreRelease',
  'AmazonMusicPreRelease',
  'YoutubeMusicPreRelease',
  'TidalPreRelease',
] as const;

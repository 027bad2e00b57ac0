/** Enum values of campaign links, in display order. */

export const linkStatuses = ['Draft', 'Pending', 'Published', 'NoScanningResults'] as const;

/** `Active` appears only in responses. */
export const shownLinkStatuses = [...linkStatuses, 'Active'] as const;

export const ticketStatuses = ['Draft', 'Published', 'Archived'] as const;

/** The status of a media service or a ticket destination. */
export const destinationStatuses = [
  'AutomaticallyApplied',
  'Approved',
  'Pending',
  'Manual',
  'Inherited',
  'NoDestination',
] as const;

export const mediaTypes = ['Music', 'Content'] as const;

/** `Legacy` appears only in responses. */
export const shownMediaTypes = [...mediaTypes, 'Legacy'] as const;

/** The values that an update of a campaign link accepts. */
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

/** Example values for the campaign pages: a fictional artist with a release and a concert. */
import { pick } from '../define';
import { exampleIds } from '../fields';

export const image = 'https://images.example.com/paper-lanterns.jpg';

/** The body that creates a campaign link, without its locales. Other calls send parts of it. */
export const newLink = {
  title: 'Paper Lanterns',
  code: 'paper-lanterns',
  domainId: exampleIds.domain,
  description: 'The first single from the album Glasshouse Letters.',
  tags: 'single,autumn',
  externalId: 'release-10482',
  baseUrl: 'https://music.example.com/track/4821907',
  upc: '00198765432109',
  isrc: 'ZZX1A2500042',
  skipSearch: false,
  skipMetadataSearch: false,
  fallbackUrl: 'https://artist.example.com/music',
  mediaType: 'Music',
  subMediaType: 'Track',
  artist: 'Marlo Fenwick',
  album: 'Glasshouse Letters',
  track: 'Paper Lanterns',
  genre: 'Indie pop',
  distributor: 'Larkspur Distribution',
  images: [image],
};

export const artists = [{ id: '3c8e50b7-f921-4d6a-8b04-a7e5d19c62f3', name: newLink.artist }];

const linkImage = { url: image, width: 1400, height: 1400 };

export const campaignLink = {
  id: exampleIds.link,
  url: 'https://links.example.com/paper-lanterns',
  code: newLink.code,
  tags: ['single', 'autumn'],
  boardId: exampleIds.board,
  created: '2025-09-22T08:15:30Z',
  updated: '2025-10-03T14:02:11Z',
  status: 'Published',
  isScanning: false,
  images: [linkImage],
  audio: 'https://media.example.com/paper-lanterns.mp3',
  video: null,
  externalId: newLink.externalId,
  releaseDate: '2025-10-03T00:00:00Z',
  ...pick(newLink, 'mediaType', 'subMediaType', 'title', 'description', 'baseUrl'),
  ...pick(newLink, 'fallbackUrl', 'upc', 'isrc'),
};

/** Uses the values that appear only in responses: `Active` and `Legacy`. */
export const legacyLink = {
  ...campaignLink,
  id: 'e67f09d2-38ba-4c15-92e4-b1d0c5a8f736',
  url: 'https://links.example.com/paper-lanterns-live',
  code: 'paper-lanterns-live',
  tags: ['live'],
  created: '2023-05-11T10:40:00Z',
  updated: '2024-01-18T09:27:45Z',
  status: 'Active',
  images: [{ url: 'https://images.example.com/paper-lanterns-live.jpg', width: 800, height: 800 }],
  audio: null,
  externalId: 'release-07713',
  releaseDate: '2023-05-19T00:00:00Z',
  mediaType: 'Legacy',
  title: 'Paper Lanterns (Live Session)',
  description: 'Recorded in one take.',
  baseUrl: 'https://music.example.com/track/3907215',
  upc: '00198765430020',
  isrc: 'ZZX1A2300017',
};

const sample = {
  artist: newLink.artist,
  track: newLink.track,
  sample: { src: 'https://media.example.com/paper-lanterns-sample.mp3', type: 'audio/mpeg' },
  trackNumber: 1,
  duration: 30,
};

const spotifyDestination = {
  mediaServiceId: exampleIds.spotify,
  url: 'https://music.example.com/track/4821907',
  uri: 'music:track:4821907',
  status: 'AutomaticallyApplied',
  isLocked: false,
  isHidden: false,
  buttonText: 'Play',
  sortOrder: 1,
  enabled: true,
};

const appleMusicDestination = {
  mediaServiceId: exampleIds.appleMusic,
  url: 'https://store.example.com/song/paper-lanterns/771203',
  uri: null,
  status: 'Approved',
  isLocked: true,
  isHidden: true,
  buttonText: 'Play',
  sortOrder: 2,
  enabled: true,
};

const widget = {
  isPrimary: true,
  isSecondary: false,
  title: 'Glasshouse Letters on vinyl',
  description: 'Signed copies, while they last.',
  text: 'Buy the album',
  web: 'https://shop.example.com/glasshouse-letters',
  type: 'Buy',
};

const preReleaseServiceSetting = {
  preReleaseServiceType: 'SpotifyPreRelease',
  buttonText: 'Pre-save',
  sortOrder: 1,
  enabled: true,
  title: 'Spotify',
};

const landingPage = {
  isoCode: 'all',
  title: newLink.title,
  subTitle: 'Choose your music service',
  autoRedirect: false,
  sampleBehaviour: 'PlayNothing',
  enableTracking: true,
};

/** The locale in example requests. */
export const locale = {
  ...landingPage,
  images: newLink.images,
  widget,
  mediaServices: [spotifyDestination],
  useForSettings: false,
};

/** The locale in example requests for pre-release links. */
export const preReleaseLocale = {
  ...landingPage,
  subTitle: 'Be the first to listen',
  preReleaseServiceSettings: [preReleaseServiceSetting],
  useForSettings: false,
};

const shownLocale = {
  ...landingPage,
  imageId: '15d7a9c3-6e80-4b2f-9c41-f8e02b73d5a6',
  images: [linkImage],
  widget,
  mediaServices: [
    {
      ...spotifyDestination,
      mediaServiceTitle: 'Spotify',
      mediaServiceName: 'spotify',
      matchScore: 0.98,
    },
    {
      ...appleMusicDestination,
      mediaServiceTitle: 'Apple Music',
      mediaServiceName: 'applemusic',
      matchScore: 0.95,
    },
  ],
  preReleaseServiceSettings: [preReleaseServiceSetting],
  useForSettings: false,
};

/** A destination in requests and responses for ticket links. */
export const ticketDestination = {
  showId: 'show-2291',
  mediaServiceId: '84e1d0f6-b57c-4a39-8d12-c06f9a3e7b58',
  url: 'https://tickets.example.com/shows/2291',
  date: '2026-09-18T19:30:00Z',
  venue: 'The Glasshouse',
  location: 'Copenhagen',
  status: 'Approved',
  isActive: true,
  externalId: 'concert-0918',
  settings: { buttonText: 'Buy tickets', enabled: true },
};

export const campaignLinkDetail = {
  ...campaignLink,
  creatorId: exampleIds.user,
  domainId: exampleIds.domain,
  dominantColor: '#E0A458',
  enableWidget: true,
  demo: false,
  musicStory: null,
  useArtistAffiliates: true,
  useArtistRetargeting: false,
  artists: artists,
  medialinks: [
    {
      id: 'b02f64a8-1d95-4ec7-a3f0-59c7e8d16b42',
      type: 'Audio',
      filename: 'paper-lanterns.mp3',
      url: 'https://media.example.com/paper-lanterns.mp3',
      cdn: 'https://media.example.com',
      samples: [sample],
    },
  ],
  channels: ['newsletter', 'poster'],
  samples: [sample],
  doNotTrack: false,
  ticketDestinations: [ticketDestination],
  preReleaseServices: ['SpotifyPreRelease'],
  locales: [shownLocale],
};

export const ticketLinkId = 'c5a90e37-2f68-4db1-b704-8e1d6c39f05a';

export const ticketLink = {
  id: ticketLinkId,
  url: 'https://links.example.com/marlo-copenhagen',
  boardId: exampleIds.board,
  created: '2026-02-04T11:20:00Z',
  updated: '2026-02-04T11:20:00Z',
  isScanning: false,
  images: [{ url: 'https://images.example.com/marlo-tour.jpg', width: 1400, height: 1400 }],
  tags: ['tour', 'autumn'],
  description: 'One night at The Glasshouse.',
  status: 'Draft',
  externalId: 'tour-2026-copenhagen',
  artist: newLink.artist,
  title: 'Marlo Fenwick in Copenhagen',
  code: 'marlo-copenhagen',
  domainId: exampleIds.domain,
};

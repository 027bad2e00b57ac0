/** The marketing assets of a link. */
import { arrayOf, defineEndpoint, integer, list, string, strings } from '../define';
import { objectResponse } from '../envelope';
import { apiHeaders, boardId, exampleLinkPath, images, linkId } from '../fields';
import { shownLinkStatuses } from './link-fields';
import * as examples from './examples';
import { artistFields } from './response-fields';

const marketingAssetFields = [
  string('id', 'ID of the link.'),
  string('title', 'Title of the link.'),
  string('status', 'Status of the link. `Active` appears only in responses.', {
    enum: shownLinkStatuses,
  }),
  string('{product}Uri', 'URL of the landing page.'),
  string('baseUri', 'URL of the release on a music service.'),
  string('externalId', 'ID of the link in your system.'),
  list(
    'artists',
    'Artists of the release.',
    arrayOf([...artistFields, list('images', 'Images of the artist.', images)]),
  ),
  string('album', 'Name of the album.'),
  string('track', 'Name of the track.'),
  list('upcCodes', 'UPCs of the release.', strings),
  list('isrcCodes', 'ISRCs of the release.', strings),
  string('artwork', 'URL of the artwork.'),
  list(
    'widgets',
    'Widgets to embed in your pages.',
    arrayOf([
      integer('width', 'Width in pixels.'),
      integer('height', 'Height in pixels.'),
      string('embedCode', 'HTML code to embed the widget.'),
    ]),
  ),
  list(
    'directToServiceLinks',
    'Links that lead directly to a music service and skip the landing page.',
    arrayOf([
      string('name', 'Name of the music service.'),
      string('uri', 'URL that links to the service.'),
      list('countryCodes', 'Countries that the URL is for.', strings),
    ]),
  ),
  string('created', 'When the link was created.'),
  list('channels', 'Channels of the link.', strings),
];

const artistImages = [
  { url: 'https://images.example.com/marlo-fenwick.jpg', width: 1000, height: 1000 },
];

export const getMarketingAssets = defineEndpoint({
  slug: 'get-marketing-assets',
  group: 'Cross-type operations',
  title: 'Get Marketing Assets',
  summary:
    'Returns the marketing assets of a link, including artwork, widgets and direct links to services.',
  usage:
    'Call it when you promote a link. To find the ID of the link, use [Get Campaign Links](/docs/campaigns/get-campaign-links).',
  next: ['get-campaign-links'],
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links/{linkId}/assets',
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [
    objectResponse({
      description: 'The marketing assets of the link.',
      fields: marketingAssetFields,
      example: {
        id: examples.campaignLink.id,
        title: examples.campaignLink.title,
        status: 'Active',
        '{product}Uri': examples.campaignLink.url,
        baseUri: examples.campaignLink.baseUrl,
        externalId: examples.campaignLink.externalId,
        artists: examples.artists.map((artist) => ({ ...artist, images: artistImages })),
        album: examples.newLink.album,
        track: examples.newLink.track,
        upcCodes: [examples.newLink.upc],
        isrcCodes: [examples.newLink.isrc],
        artwork: examples.image,
        widgets: [
          {
            width: 300,
            height: 380,
            embedCode:
              '<iframe src="https://links.example.com/paper-lanterns/widget" width="300" height="380"></iframe>',
          },
        ],
        directToServiceLinks: [
          {
            name: 'Spotify',
            uri: 'https://links.example.com/paper-lanterns/spotify',
            countryCodes: ['DK', 'GB', 'US'],
          },
        ],
        created: examples.campaignLink.created,
        channels: ['newsletter', 'poster'],
      },
    }),
  ],
});

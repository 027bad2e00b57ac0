/** The marketing assets of a link. */
import {
  arrayOf,
  defineEndpoint,
  defineProperties,
  integer,
  string,
  strings,
  titled,
} from '../define';
import { objectResponse } from '../envelope';
import { boardId, linkId } from '../fields';
import { apiHeaders } from '../headers';
import { shownLinkStatuses } from './choices';
import { exampleArtistId, exampleCampaignLink, exampleLinkPath, exampleRelease } from './examples';
import { imageFields } from './response-locale-fields';

const marketingAssetFields = defineProperties([
  string('id', 'ID of the link.'),
  string('title', 'Title of the link.'),
  string('status', 'Status of the link. `Active` appears only in responses.', {
    enum: shownLinkStatuses,
  }),
  string('{product}Uri', 'URL of the landing page.'),
  string('baseUri', 'URL of the release on a music service.'),
  string('externalId', 'ID of the link in your system.'),
  {
    name: 'artists',
    ...arrayOf([
      string('id', 'ID of the artist.'),
      string('name', 'Name of the artist.'),
      {
        name: 'images',
        ...titled('Image', arrayOf(imageFields)),
        description: 'Images of the artist.',
      },
    ]),
    description: 'Artists of the release.',
  },
  string('album', 'Name of the album.'),
  string('track', 'Name of the track.'),
  { name: 'upcCodes', ...strings, description: 'UPCs of the release.' },
  { name: 'isrcCodes', ...strings, description: 'ISRCs of the release.' },
  string('artwork', 'URL of the artwork.'),
  {
    name: 'widgets',
    ...arrayOf([
      integer('width', 'Width in pixels.'),
      integer('height', 'Height in pixels.'),
      string('embedCode', 'HTML code to embed the widget.'),
    ]),
    description: 'Widgets to embed in your pages.',
  },
  {
    name: 'directToServiceLinks',
    ...arrayOf([
      string('name', 'Name of the music service.'),
      string('uri', 'URL that links to the service.'),
      {
        name: 'countryCodes',
        ...strings,
        description: 'Countries that the URL is for.',
      },
    ]),
    description: 'Links that lead directly to a music service and skip the landing page.',
  },
  string('created', 'When the link was created.'),
  { name: 'channels', ...strings, description: 'Channels of the link.' },
]);

export const getMarketingAssets = defineEndpoint({
  slug: 'get-marketing-assets',
  category: 'campaigns',
  group: 'Cross-type operations',
  title: 'Get Marketing Assets',
  summary:
    'Returns the marketing assets of a link, including artwork, widgets and direct links to services.',
  usage:
    'Call it when you promote a link. To find the ID of the link, use [Get Campaign Links](/docs/campaigns/get-campaign-links).',
  next: ['get-campaign-links'],
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links/{linkId}/assets',
  notes: [],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [
    objectResponse({
      description: 'The marketing assets of the link.',
      fields: marketingAssetFields,
      example: {
        id: exampleCampaignLink.id,
        title: exampleCampaignLink.title,
        status: 'Active',
        '{product}Uri': exampleCampaignLink.url,
        baseUri: exampleCampaignLink.baseUrl,
        externalId: exampleCampaignLink.externalId,
        artists: [
          {
            id: exampleArtistId,
            name: exampleRelease.artist,
            images: [
              { url: 'https://images.example.com/marlo-fenwick.jpg', width: 1000, height: 1000 },
            ],
          },
        ],
        album: exampleRelease.album,
        track: exampleRelease.track,
        upcCodes: [exampleRelease.upc],
        isrcCodes: [exampleRelease.isrc],
        artwork: exampleRelease.image,
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
        created: exampleCampaignLink.created,
        channels: ['newsletter', 'poster'],
      },
    }),
  ],
});

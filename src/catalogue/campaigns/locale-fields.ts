/** The body parameter `locales` and what it holds. */
import { arrayOf, defineProperties } from '../define';
import type { Property } from '../schema';
import { destinationStatuses } from './choices';

const widget = defineProperties([
  {
    name: 'isPrimary',
    type: 'boolean',
    description: 'Whether this is the primary widget of the landing page.',
  },
  {
    name: 'isSecondary',
    type: 'boolean',
    description: 'Whether this is the secondary widget of the landing page.',
  },
  { name: 'title', type: 'string', description: 'Heading of the widget.' },
  { name: 'description', type: 'string', description: 'Text below the heading of the widget.' },
  { name: 'text', type: 'string', description: 'Label of the widget.' },
  { name: 'web', type: 'string', description: 'Web address that the widget leads to.' },
  { name: 'type', type: 'string', description: 'Kind of widget, for example `Buy`.' },
]);

const mediaServices = defineProperties([
  {
    name: 'mediaServiceId',
    type: 'string',
    required: true,
    description:
      'Id of the music service, as listed by [Get Board Media Services](/docs/settings/board-media-services).',
  },
  {
    name: 'url',
    type: 'string',
    format: 'uri',
    description: 'Web address of the release on the service.',
  },
  {
    name: 'uri',
    type: 'string',
    description: 'The URI of the release on the service, where the service has one beside its URL.',
  },
  {
    name: 'status',
    type: 'string',
    enum: destinationStatuses,
    description:
      'Status of the destination. A service is shown on the landing page only with `Approved` or `AutomaticallyApplied`, and if it is enabled.',
  },
  {
    name: 'isLocked',
    type: 'boolean',
    description: 'Prevents rescan: `true` keeps this destination as it is.',
  },
  {
    name: 'isHidden',
    type: 'boolean',
    description: '`true` if the user added the service explicitly, `false` if a scanner did.',
  },
  {
    name: 'buttonText',
    type: 'string',
    description: 'Text on the button of the service, for example `Play` or `Download`.',
  },
  {
    name: 'sortOrder',
    type: 'integer',
    description: 'Place of the service among the services of the landing page.',
  },
  {
    name: 'enabled',
    type: 'boolean',
    description:
      'Whether the service is switched on. If it is not, the landing page does not show it.',
  },
]);

const preReleaseServiceSettings = defineProperties([
  {
    name: 'preReleaseServiceType',
    type: 'string',
    required: true,
    description: 'The pre-release service that is set up, for example `SpotifyPreRelease`.',
  },
  {
    name: 'buttonText',
    type: 'string',
    description: 'Text on the button of the service, for example `Pre-save`.',
  },
  {
    name: 'sortOrder',
    type: 'integer',
    description: 'Place of the service among the pre-release services of the landing page.',
  },
  {
    name: 'enabled',
    type: 'boolean',
    description: 'Whether the pre-release service is switched on.',
  },
  { name: 'title', type: 'string', description: 'Name of the service as fans read it.' },
]);

const localeParameters = defineProperties([
  {
    name: 'isoCode',
    type: 'string',
    required: true,
    minLength: 2,
    maxLength: 3,
    description:
      'The country that these settings apply to, as two letters, or `all` for the defaults of every country.',
  },
  { name: 'title', type: 'string', description: 'Title of the landing page in this locale.' },
  { name: 'subTitle', type: 'string', description: 'Line below the title of the landing page.' },
  {
    name: 'autoRedirect',
    type: 'boolean',
    description: 'Whether visitors of this locale are redirected automatically.',
  },
  {
    name: 'sampleBehaviour',
    type: 'string',
    description:
      'What the landing page does with audio samples when it opens, for example `PlayNothing`.',
  },
  { name: 'enableTracking', type: 'boolean', description: 'Whether visits are tracked.' },
  { name: 'imageId', type: 'string', description: 'Id of the image of this locale.' },
  {
    name: 'images',
    type: 'array',
    items: { type: 'string', format: 'uri' },
    description: 'Addresses of the images of this locale. Sent as an array of strings.',
  },
  {
    name: 'widget',
    type: 'object',
    description: 'A call to action on the landing page, beside the music services.',
    properties: widget,
  },
  {
    name: 'mediaServices',
    ...arrayOf(mediaServices, 'Media service'),
    description: 'The music services that the landing page leads to, one entry for each.',
  },
  {
    name: 'preReleaseServiceSettings',
    ...arrayOf(preReleaseServiceSettings, 'Pre-release service setting'),
    description: 'How the pre-release services look on the landing page, one entry for each.',
  },
  {
    name: 'useForSettings',
    type: 'boolean',
    default: false,
    description: 'Whether this locale is used for settings. `false` if left out.',
  },
]);

/** Settings per country; the entry `all` holds the defaults. */
export const locales = {
  name: 'locales',
  ...arrayOf(localeParameters, 'Locale'),
  description:
    'Settings of the landing page per country. The entry with the `isoCode` `all` holds the defaults.',
} as const satisfies Property;

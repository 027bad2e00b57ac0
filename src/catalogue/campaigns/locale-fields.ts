/** The body parameter `locales` and its properties. */
import { arrayOf, defineProperties, titled } from '../define';
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
  { name: 'web', type: 'string', description: 'URL that the widget links to.' },
  { name: 'type', type: 'string', description: 'Type of the widget, for example `Buy`.' },
]);

const mediaServices = defineProperties([
  {
    name: 'mediaServiceId',
    type: 'string',
    required: true,
    description:
      'ID of the music service, as listed by [Get Board Media Services](/docs/settings/board-media-services).',
  },
  {
    name: 'url',
    type: 'string',
    format: 'uri',
    description: 'URL of the release on the service.',
  },
  {
    name: 'uri',
    type: 'string',
    description: 'URI of the release on the service.',
  },
  {
    name: 'status',
    type: 'string',
    enum: destinationStatuses,
    description:
      'Status of the service. The landing page shows a service only if it is enabled and its status is `Approved` or `AutomaticallyApplied`.',
  },
  {
    name: 'isLocked',
    type: 'boolean',
    description: 'Whether to exclude the service from rescans.',
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
    description: 'Position of the service on the landing page.',
  },
  {
    name: 'enabled',
    type: 'boolean',
    description: 'Whether the service is enabled. The landing page shows only enabled services.',
  },
]);

const preReleaseServiceSettings = defineProperties([
  {
    name: 'preReleaseServiceType',
    type: 'string',
    required: true,
    description: 'The pre-release service, for example `SpotifyPreRelease`.',
  },
  {
    name: 'buttonText',
    type: 'string',
    description: 'Text on the button of the service, for example `Pre-save`.',
  },
  {
    name: 'sortOrder',
    type: 'integer',
    description: 'Position of the pre-release service on the landing page.',
  },
  {
    name: 'enabled',
    type: 'boolean',
    description: 'Whether the pre-release service is enabled.',
  },
  { name: 'title', type: 'string', description: 'Display name of the service.' },
]);

const localeParameters = defineProperties([
  {
    name: 'isoCode',
    type: 'string',
    required: true,
    description: 'Two letters, or `all` for the defaults.',
  },
  { name: 'title', type: 'string', description: 'Title of the landing page in this locale.' },
  { name: 'subTitle', type: 'string', description: 'Subtitle of the landing page.' },
  {
    name: 'autoRedirect',
    type: 'boolean',
    description: 'Whether to redirect visitors automatically.',
  },
  {
    name: 'sampleBehaviour',
    type: 'string',
    description: 'How the landing page plays audio samples, for example `PlayNothing`.',
  },
  { name: 'enableTracking', type: 'boolean', description: 'Whether to enable tracking.' },
  { name: 'imageId', type: 'string', description: 'ID of the image of the locale.' },
  {
    name: 'images',
    type: 'array',
    items: { type: 'string', format: 'uri' },
    description: 'URLs of the images of the locale, as an array of strings.',
  },
  {
    name: 'widget',
    type: 'object',
    description: 'A call to action on the landing page.',
    properties: widget,
  },
  {
    name: 'mediaServices',
    ...arrayOf(mediaServices, 'Media service'),
    description: 'The music services on the landing page.',
  },
  {
    name: 'preReleaseServiceSettings',
    ...arrayOf(preReleaseServiceSettings, 'Pre-release service setting'),
    description: 'Settings of the pre-release services on the landing page.',
  },
  {
    name: 'useForSettings',
    type: 'boolean',
    default: false,
    description: 'Whether to use this locale for settings.',
  },
]);

/** Landing page settings per locale. The entry `all` contains the defaults. */
export const locales = {
  name: 'locales',
  ...titled('LocaleSettings', arrayOf(localeParameters, 'Locale')),
  description:
    'Landing page settings per locale. The entry with the `isoCode` `all` contains the defaults.',
} as const satisfies Property;

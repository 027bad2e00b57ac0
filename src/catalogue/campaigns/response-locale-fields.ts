/** Response fields of locales and images. */
import { arrayOf, defineProperties, titled } from '../define';
import { destinationStatuses } from './choices';

export const imageFields = defineProperties([
  { name: 'url', type: 'string', description: 'URL of the image.' },
  { name: 'width', type: 'integer', description: 'Width in pixels.' },
  { name: 'height', type: 'integer', description: 'Height in pixels.' },
]);

const widgetFields = defineProperties([
  { name: 'isPrimary', type: 'boolean', description: 'Whether this is the primary widget.' },
  { name: 'isSecondary', type: 'boolean', description: 'Whether this is the secondary widget.' },
  { name: 'title', type: 'string', description: 'Heading of the widget.' },
  { name: 'description', type: 'string', description: 'Text below the heading.' },
  { name: 'text', type: 'string', description: 'Label of the widget.' },
  { name: 'web', type: 'string', description: 'URL that the widget links to.' },
  { name: 'type', type: 'string', description: 'Type of the widget, for example `Buy`.' },
]);

const mediaServiceFields = defineProperties([
  { name: 'mediaServiceId', type: 'string', description: 'ID of the music service.' },
  {
    name: 'mediaServiceTitle',
    type: 'string',
    description: 'Display name of the music service.',
  },
  { name: 'mediaServiceName', type: 'string', description: 'Name of the music service.' },
  { name: 'url', type: 'string', description: 'URL of the release on the service.' },
  { name: 'uri', type: 'string', description: 'URI of the release on the service.' },
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
    description: 'Whether the service is excluded from rescans.',
  },
  {
    name: 'isHidden',
    type: 'boolean',
    description: '`true` if the user added the service explicitly, `false` if a scanner did.',
  },
  { name: 'buttonText', type: 'string', description: 'Text on the button of the service.' },
  {
    name: 'sortOrder',
    type: 'integer',
    description: 'Position of the service on the landing page.',
  },
  { name: 'enabled', type: 'boolean', description: 'Whether the service is enabled.' },
  {
    name: 'matchScore',
    type: 'number',
    description: 'How well the release on the service matches the link.',
  },
]);

const preReleaseServiceSettingFields = defineProperties([
  {
    name: 'preReleaseServiceType',
    type: 'string',
    description: 'The pre-release service.',
  },
  { name: 'buttonText', type: 'string', description: 'Text on the button of the service.' },
  {
    name: 'sortOrder',
    type: 'integer',
    description: 'Position of the pre-release service on the landing page.',
  },
  { name: 'enabled', type: 'boolean', description: 'Whether the service is enabled.' },
  { name: 'title', type: 'string', description: 'Display name of the service.' },
]);

export const localeFields = defineProperties([
  {
    name: 'isoCode',
    type: 'string',
    description: 'Two letters, or `all` for the defaults.',
  },
  { name: 'title', type: 'string', description: 'Title of the landing page.' },
  { name: 'subTitle', type: 'string', description: 'Subtitle of the landing page.' },
  {
    name: 'autoRedirect',
    type: 'boolean',
    description: 'Whether visitors are redirected automatically.',
  },
  {
    name: 'sampleBehaviour',
    type: 'string',
    description: 'How the landing page plays audio samples, for example `PlayNothing`.',
  },
  { name: 'enableTracking', type: 'boolean', description: 'Whether tracking is enabled.' },
  { name: 'imageId', type: 'string', description: 'ID of the image of the locale.' },
  {
    name: 'images',
    ...titled('Image', arrayOf(imageFields)),
    description: 'Images of the locale.',
  },
  {
    name: 'widget',
    type: 'object',
    description: 'A call to action on the landing page.',
    properties: widgetFields,
  },
  {
    name: 'mediaServices',
    ...arrayOf(mediaServiceFields),
    description: 'The music services on the landing page.',
  },
  {
    name: 'preReleaseServiceSettings',
    ...arrayOf(preReleaseServiceSettingFields),
    description: 'Settings of the pre-release services on the landing page.',
  },
  {
    name: 'useForSettings',
    type: 'boolean',
    description: 'Whether this locale is used for settings.',
  },
]);

/** A locale as the detail view of a link shows it, and images. */
import { arrayOf, defineProperties } from '../define';
import { destinationStatuses } from './choices';

export const imageFields = defineProperties([
  { name: 'url', type: 'string', description: 'Web address of the image.' },
  { name: 'width', type: 'integer', description: 'Width in pixels.' },
  { name: 'height', type: 'integer', description: 'Height in pixels.' },
]);

const widgetFields = defineProperties([
  { name: 'isPrimary', type: 'boolean', description: 'Whether this is the primary widget.' },
  { name: 'isSecondary', type: 'boolean', description: 'Whether this is the secondary widget.' },
  { name: 'title', type: 'string', description: 'Heading of the widget.' },
  { name: 'description', type: 'string', description: 'Text below the heading.' },
  { name: 'text', type: 'string', description: 'Label of the widget.' },
  { name: 'web', type: 'string', description: 'Web address that the widget leads to.' },
  { name: 'type', type: 'string', description: 'Kind of widget, for example `Buy`.' },
]);

const mediaServiceFields = defineProperties([
  { name: 'mediaServiceId', type: 'string', description: 'Id of the music service.' },
  {
    name: 'mediaServiceTitle',
    type: 'string',
    description: 'Title of the music service, as fans read it.',
  },
  { name: 'mediaServiceName', type: 'string', description: 'Name of the music service.' },
  { name: 'url', type: 'string', description: 'Web address of the release on the service.' },
  { name: 'uri', type: 'string', description: 'URI of the release on the service.' },
  {
    name: 'status',
    type: 'string',
    enum: destinationStatuses,
    description:
      'Status of the destination. A service is shown only with `Approved` or `AutomaticallyApplied`, and if it is enabled.',
  },
  { name: 'isLocked', type: 'boolean', description: 'Prevents rescan.' },
  {
    name: 'isHidden',
    type: 'boolean',
    description: '`true` if the user added the service explicitly, `false` if a scanner did.',
  },
  { name: 'buttonText', type: 'string', description: 'Text on the button of the service.' },
  {
    name: 'sortOrder',
    type: 'integer',
    description: 'Place of the service among the services of the landing page.',
  },
  { name: 'enabled', type: 'boolean', description: 'Whether the service is switched on.' },
  {
    name: 'matchScore',
    type: 'number',
    description: 'How well the release that the scan found matches the link.',
  },
]);

const preReleaseServiceSettingFields = defineProperties([
  {
    name: 'preReleaseServiceType',
    type: 'string',
    description: 'The pre-release service that is set up.',
  },
  { name: 'buttonText', type: 'string', description: 'Text on the button of the service.' },
  {
    name: 'sortOrder',
    type: 'integer',
    description: 'Place of the service among the pre-release services.',
  },
  { name: 'enabled', type: 'boolean', description: 'Whether the service is switched on.' },
  { name: 'title', type: 'string', description: 'Name of the service as fans read it.' },
]);

export const localeFields = defineProperties([
  {
    name: 'isoCode',
    type: 'string',
    description: 'Country as two letters, or `all` for the defaults of every country.',
  },
  { name: 'title', type: 'string', description: 'Title of the landing page.' },
  { name: 'subTitle', type: 'string', description: 'Line below the title.' },
  {
    name: 'autoRedirect',
    type: 'boolean',
    description: 'Whether visitors of this locale are redirected automatically.',
  },
  {
    name: 'sampleBehaviour',
    type: 'string',
    description: 'What the landing page does with audio samples, for example `PlayNothing`.',
  },
  { name: 'enableTracking', type: 'boolean', description: 'Whether visits are tracked.' },
  { name: 'imageId', type: 'string', description: 'Id of the image of this locale.' },
  {
    name: 'images',
    ...arrayOf(imageFields),
    description: 'Images of this locale.',
  },
  {
    name: 'widget',
    type: 'object',
    description: 'A call to action on the landing page, beside the music services.',
    properties: widgetFields,
  },
  {
    name: 'mediaServices',
    ...arrayOf(mediaServiceFields),
    description: 'The music services that the landing page leads to.',
  },
  {
    name: 'preReleaseServiceSettings',
    ...arrayOf(preReleaseServiceSettingFields),
    description: 'How the pre-release services look on the landing page.',
  },
  {
    name: 'useForSettings',
    type: 'boolean',
    description: 'Whether this locale is used for settings.',
  },
]);

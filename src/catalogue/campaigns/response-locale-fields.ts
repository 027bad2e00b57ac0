/** Response fields of locales. */
import { arrayOf, boolean, integer, list, number, object, string } from '../define';
import { images } from '../fields';
import { destinationStatuses } from './choices';

const widgetFields = [
  boolean('isPrimary', 'Whether this is the primary widget.'),
  boolean('isSecondary', 'Whether this is the secondary widget.'),
  string('title', 'Heading of the widget.'),
  string('description', 'Text below the heading.'),
  string('text', 'Label of the widget.'),
  string('web', 'URL that the widget links to.'),
  string('type', 'Type of the widget, for example `Buy`.'),
];

const mediaServiceFields = [
  string('mediaServiceId', 'ID of the music service.'),
  string('mediaServiceTitle', 'Display name of the music service.'),
  string('mediaServiceName', 'Name of the music service.'),
  string('url', 'URL of the release on the service.'),
  string('uri', 'URI of the release on the service.'),
  string(
    'status',
    'Status of the service. The landing page shows a service only if it is enabled and its status is `Approved` or `AutomaticallyApplied`.',
    { enum: destinationStatuses },
  ),
  boolean('isLocked', 'Whether the service is excluded from rescans.'),
  boolean('isHidden', '`true` if the user added the service explicitly, `false` if a scanner did.'),
  string('buttonText', 'Text on the button of the service.'),
  integer('sortOrder', 'Position of the service on the landing page.'),
  boolean('enabled', 'Whether the service is enabled.'),
  number('matchScore', 'How well the release on the service matches the link.'),
];

const preReleaseServiceSettingFields = [
  string('preReleaseServiceType', 'The pre-release service.'),
  string('buttonText', 'Text on the button of the service.'),
  integer('sortOrder', 'Position of the pre-release service on the landing page.'),
  boolean('enabled', 'Whether the service is enabled.'),
  string('title', 'Display name of the service.'),
];

export const localeFields = [
  string('isoCode', 'Two letters, or `all` for the defaults.'),
  string('title', 'Title of the landing page.'),
  string('subTitle', 'Subtitle of the landing page.'),
  boolean('autoRedirect', 'Whether visitors are redirected automatically.'),
  string('sampleBehaviour', 'How the landing page plays audio samples, for example `PlayNothing`.'),
  boolean('enableTracking', 'Whether tracking is enabled.'),
  string('imageId', 'ID of the image of the locale.'),
  list('images', 'Images of the locale.', images),
  object('widget', 'A call to action on the landing page.', widgetFields),
  list('mediaServices', 'The music services on the landing page.', arrayOf(mediaServiceFields)),
  list(
    'preReleaseServiceSettings',
    'Settings of the pre-release services on the landing page.',
    arrayOf(preReleaseServiceSettingFields),
  ),
  boolean('useForSettings', 'Whether this locale is used for settings.'),
];

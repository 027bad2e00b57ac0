/** The body parameter `locales` and its properties. */
import { arrayOf, boolean, integer, list, object, string, titled, urls } from '../define';
import { destinationStatuses } from './choices';

const widget = [
  boolean('isPrimary', 'Whether this is the primary widget of the landing page.'),
  boolean('isSecondary', 'Whether this is the secondary widget of the landing page.'),
  string('title', 'Heading of the widget.'),
  string('description', 'Text below the heading of the widget.'),
  string('text', 'Label of the widget.'),
  string('web', 'URL that the widget links to.'),
  string('type', 'Type of the widget, for example `Buy`.'),
];

const mediaServices = [
  string(
    'mediaServiceId',
    'ID of the music service, as listed by [Get Board Media Services](/docs/settings/board-media-services).',
    { required: true },
  ),
  string('url', 'URL of the release on the service.', { format: 'uri' }),
  string('uri', 'URI of the release on the service.'),
  string(
    'status',
    'Status of the service. The landing page shows a service only if it is enabled and its status is `Approved` or `AutomaticallyApplied`.',
    { enum: destinationStatuses },
  ),
  boolean('isLocked', 'Whether to exclude the service from rescans.'),
  boolean('isHidden', '`true` if the user added the service explicitly, `false` if a scanner did.'),
  string('buttonText', 'Text on the button of the service, for example `Play` or `Download`.'),
  integer('sortOrder', 'Position of the service on the landing page.'),
  boolean(
    'enabled',
    'Whether the service is enabled. The landing page shows only enabled services.',
  ),
];

const preReleaseServiceSettings = [
  string('preReleaseServiceType', 'The pre-release service, for example `SpotifyPreRelease`.', {
    required: true,
  }),
  string('buttonText', 'Text on the button of the service, for example `Pre-save`.'),
  integer('sortOrder', 'Position of the pre-release service on the landing page.'),
  boolean('enabled', 'Whether the pre-release service is enabled.'),
  string('title', 'Display name of the service.'),
];

const localeParameters = [
  string('isoCode', 'Two letters, or `all` for the defaults.', { required: true }),
  string('title', 'Title of the landing page in this locale.'),
  string('subTitle', 'Subtitle of the landing page.'),
  boolean('autoRedirect', 'Whether to redirect visitors automatically.'),
  string('sampleBehaviour', 'How the landing page plays audio samples, for example `PlayNothing`.'),
  boolean('enableTracking', 'Whether to enable tracking.'),
  string('imageId', 'ID of the image of the locale.'),
  list('images', 'URLs of the images of the locale, as an array of strings.', urls),
  object('widget', 'A call to action on the landing page.', widget),
  list(
    'mediaServices',
    'The music services on the landing page.',
    arrayOf(mediaServices, 'Media service'),
  ),
  list(
    'preReleaseServiceSettings',
    'Settings of the pre-release services on the landing page.',
    arrayOf(preReleaseServiceSettings, 'Pre-release service setting'),
  ),
  boolean('useForSettings', 'Whether to use this locale for settings.', { default: false }),
];

/** Landing page settings per locale. The entry `all` contains the defaults. */
export const locales = list(
  'locales',
  'Landing page settings per locale. The entry with the `isoCode` `all` contains the defaults.',
  titled('LocaleSettings', arrayOf(localeParameters, 'Locale')),
);

/** The music API's project: what its portal.yaml sets. */
import type { Deployment, Site } from '../../src/site';

export const site: Site = {
  name: 'Music Link API',
  product: 'product',
  apiBaseUrl: 'https://api.example.com',
  authenticationBaseUrl: 'https://auth.example.com',
  supportEmail: 'api-support@example.com',
  statusPage: 'https://status.example.com',
  welcomeToast: 'Welcome! These docs were rebuilt from the ground up. Send feedback to {email}.',
};

export const deployment: Deployment = {
  siteUrl: 'https://developers.example.com',
  baseUrl: '/',
  editUrl: '',
  scriptUrl: '',
  security: null,
  latest: 'current',
};

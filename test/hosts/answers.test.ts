import { describePortals } from './describe-portals';

describePortals(['nginx', 'caddy', 'apache2', 'apache2 with .htaccess only']);

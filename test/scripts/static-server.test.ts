import { describePortals } from '../hosts/describe-portals';

describePortals(['npm run serve']);

import { walkEveryPage } from '../../support/walk';

describe('in the dark theme', () => walkEveryPage('dark'));

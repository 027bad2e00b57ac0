import { walkEveryPage } from '../../support/walk';

describe('in the light theme', () => walkEveryPage('light'));

/** Pages import this if their first sample is not cURL, so that it is there without scripts. */
import { languages } from '@site/src/samples';
import { fillLanguages } from './sample';

fillLanguages(languages);

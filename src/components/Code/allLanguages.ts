/** Pages import this if their first sample is not cURL, so that it is there without scripts. */
export { languages as default } from '@portal/src/samples';

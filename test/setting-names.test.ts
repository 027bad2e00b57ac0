import { checkSettingNames, settings } from '../src/settings';

const variables = Object.values(settings).map(({ variable }) => variable);

/** Variables of shells, CI, hosts and tools. */
const common = `
  PATH HOME HOST HOSTS HOSTNAME PORT PORTS SHELL USER LOGNAME LANG LC_ALL TZ TERM EDITOR VISUAL PAGER
  PWD OLDPWD TMPDIR TEMP DISPLAY MAIL LAST LATER TEST LISTEN_FDS NODE_ENV NODE_OPTIONS NODE_PATH CI
  npm_config_registry npm_package_name npm_package_version npm_lifecycle_event npm_execpath INIT_CWD
  GITHUB_ACTIONS GITHUB_API_URL GITHUB_SERVER_URL GITHUB_REF_NAME GITHUB_REPOSITORY GITHUB_JOB
  RUNNER_NAME RUNNER_OS CI_API_V4_URL CI_COMMIT_REF_NAME CI_JOB_NAME CI_JOB_URL CI_PAGES_URL
  CI_PROJECT_NAME CI_PROJECT_TITLE CI_PROJECT_URL CI_REPOSITORY_URL CI_SERVER_HOST CI_SERVER_URL
  GITLAB_USER_EMAIL BUILD_URL BUILD_NUMBER BRANCH_NAME GIT_URL GIT_BRANCH JOB_BASE_NAME JOB_NAME
  JOB_URL JENKINS_URL NODE_NAME STAGE_NAME EXECUTOR_NUMBER URL DEPLOY_URL DEPLOY_PRIME_URL SITE_ID
  SITE_NAME NETLIFY BUILD_ID CONTEXT REPOSITORY_URL CF_PAGES CF_PAGES_URL CF_PAGES_BRANCH VERCEL_URL
  VERCEL_ENV SCRIPT_NAME SCRIPT_FILENAME SCRIPT_URI REQUEST_URI PATH_INFO SERVER_NAME SERVER_PORT
  AUTH_TYPE AUTH_TOKEN AUTH_USER AUTH_PORT OAUTH_HOST API_KEY API_PORT API_URL API_TOKEN APP_HOST
  APP_NAME APP_URL DB_HOST DATABASE_URL REDIS_URL MAIL_HOST SMTP_HOST BASE_DIR BASE_PATH BASE_URI
  SITE_URI SITE_ROOT WEBSITE_URL PUBLIC_URL VITE_URL VITE_BASE_URL REACT_APP_API_HOST NUXT_SITE_URL
  NEXT_PUBLIC_BASE_URL GATSBY_SITE_URL PRODUCT PRODUCT_ID PRODUCT_CODE PROJECT_NAME PROJECT_ID
  PORTAL_URL PORTAL_HOST STATUS STATUS_CODE STATUS_URL SUPPORT_URL SUPPORT_PHONE SECURITY_TOKEN
  SECURITY_KEY WELCOME_MESSAGE FEEDBACK_EMAIL SENTRY_RELEASE RELEASE VERSION EDIT EDIT_MODE
  DOCKER_HOST COMPOSE_PROJECT_NAME KUBERNETES_SERVICE_HOST KUBERNETES_PORT XDG_SESSION_TYPE
  SSH_AUTH_SOCK SYSTEM_JOBNAME BUILD_SOURCEBRANCHNAME BITBUCKET_BRANCH CIRCLE_BUILD_URL TRAVIS_JOB_NAME
`;
const commonNames = common.trim().split(/\s+/);

describe('the names of settings', () => {
  it.each([
    ['LASTEST', 'LATEST'],
    ['latest', 'LATEST'],
    ['BASEURL', 'BASE_URL'],
    ['base_url', 'BASE_URL'],
    ['PRODUCT_NAMES', 'PRODUCT_NAME'],
    ['SUPPORT_MAIL', 'SUPPORT_EMAIL'],
    ['SECURITY_EXPIRY', 'SECURITY_EXPIRES'],
  ])('%s is a mistake for %s', (name, meant) => {
    expect(checkSettingNames({ [name]: 'a' })).toEqual([
      `${name} is not a setting. Did you mean ${meant}?`,
    ]);
  });

  it.each(variables)('%s is correct', (variable) => {
    expect(checkSettingNames({ [variable]: 'a' })).toEqual([]);
  });

  it('belong to other programs if they are common', () => {
    expect(commonNames.length).toBeGreaterThan(150);
    const environment = Object.fromEntries(commonNames.map((name) => [name, 'a']));
    expect(checkSettingNames(environment)).toEqual([]);
  });

  it('belong to other programs if the setting is set too, or if they are empty', () => {
    expect(checkSettingNames({ LASTEST: 'release', LATEST: 'release' })).toEqual([]);
    expect(checkSettingNames({ LASTEST: '' })).toEqual([]);
    expect(checkSettingNames({ LASTEST: 'release', LATEST: '' })).toHaveLength(1);
  });
});

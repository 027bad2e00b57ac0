/**
 * The HTML of a page without what the Content-Security-Policy blocks: the theme's hidden icons, which
 * contain an inline style and which the portal does not use. The check of built pages finds any other.
 * It has a line for agents, which convert the HTML without scripts.
 */
import Handlebars from 'handlebars';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { forAgents } from '../../src/messages/en/llms';
import { say } from '../../src/messages/say';

/**
 * An attribute whose value needs no quotes. With them, some agents take the fields for credentials for
 * a login page. React escapes quotes in texts. The parser of templates looks for quotes in patterns.
 */
const quoted = /(\s[\w:-]+)=\x22([^\s\x22\x27=<>\x60]+)\x22(?=[\s>])/g;

/** The URLs of links in the head: the list of all pages, and the page as Markdown. */
const links = [/describedby\x22 href=\x22([^\x22]+)/, /markdown\x22 href=\x22([^\x22]+)/];

const text = say(Handlebars.escapeExpression(forAgents), {
  list: '<a href="<%~ list %>">llms.txt</a>',
  page: '<%~ text %>',
});

/** The line is not part of the app, so it takes no code on the client. */
const lineForAgents = `
<% const [list, text] = [${links.join()}].map((link) => link.exec(it.metaAttributes.join())?.[1]); %>
<% if (list && text) { %>
  <p class="unscripted flat padded muted small">${text}</p>
<% } %>`;

export const pageTemplate = template
  .replace('it.appHtml', () => `it.appHtml.replaceAll(${quoted}, '$1=$2')`)
  .replace('it.preBodyTags', `it.preBodyTags.replace(/<svg[^]*?<\\/svg>/, '')`)
  .replace('<div id', `${lineForAgents}<div id`);

/** Messages for facts that changed between two versions, by the name of the fact in the model. */

export const type = 'type';
export const minLength = 'minimum length';
export const maxLength = 'maximum length';
export const minimum = 'minimum';
export const maximum = 'maximum';
export const exclusiveMinimum = 'exclusive minimum';
export const exclusiveMaximum = 'exclusive maximum';
export const multipleOf = 'factor';
/** Of items or fields. */
export const least = 'minimum number';
export const most = 'maximum number';
export const unique = 'rule that all items differ';
export const pattern = 'pattern';
export const format = 'format';
/** The default value. */
export const initial = 'default';
export const discriminator = 'discriminator';
export const otherwise = 'default alternative';
export const contentMediaType = 'media type';
export const contentEncoding = 'content encoding';
export const encoding = 'encoding';
export const title = 'title';
export const description = 'description';
export const summary = 'summary';
export const usage = 'usage';
export const example = 'example';
export const examples = 'list of examples';
/** The reason, where both versions have one. */
export const deprecated = 'text about the deprecation';
export const docs = 'link to further documentation';
export const labels = 'description of the values';
export const nameLabel = 'name of other members';
export const others = 'rule for other members';
export const ownSamples = 'list of samples';
export const related = 'list of related endpoints';
export const operationId = 'operation ID';
/** Links of responses to operations. */
export const links = 'list of links';
export const schemaName = 'name of the schema';
export const secret = 'mark as a secret';
/** Where an API key is sent, such as `query`. */
export const place = 'location';

/** Integration tasks, as agents get them, with what a client that reads the answers of tools sends. */
import type { Wanted } from '../../src/mcp/request';

export interface Task {
  readonly task: string;
  readonly site: 'music' | 'shop';
  /** What the client searches. */
  readonly query: string;
  /** The values that the task names. */
  readonly given: Wanted;
  readonly request: {
    readonly call: string;
    /** Headers beside those of authentication and media types. */
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: object;
  };
}

const api = 'https://api.example.com';
const shop = 'https://eu.shop.example.com/v2';
const token = { Authorization: 'Bearer t0ken' };

const json = (value: object) => ({
  mediaType: 'application/json',
  json: value,
  text: JSON.stringify(value, null, 2),
});

export const tasks: readonly Task[] = [
  {
    task: 'Get an access token for the client "app" with the secret "s3cret".',
    site: 'music',
    query: 'generate bearer token',
    given: { form: { client_id: 'app', client_secret: 's3cret' } },
    request: {
      call: 'POST https://auth.example.com/identity/connect/token',
      body: {
        mediaType: 'application/x-www-form-urlencoded',
        text: 'grant_type=client_credentials&scope=public.api&client_id=app&client_secret=s3cret',
      },
    },
  },
  {
    task: 'List the second page of links of board b1, newest update first, 50 on a page.',
    site: 'music',
    query: 'get links of a board',
    given: { path: { boardId: 'b1' }, query: { sort: '-Updated', page: 1, pageSize: 50 } },
    request: { call: `GET ${api}/campaigns/boards/b1/links?sort=-Updated&page=1&pageSize=50` },
  },
  {
    task: 'Create a link on board b1 for the album with the UPC 0602445790128, titled "Autumn & Rain".',
    site: 'music',
    query: 'create a campaign link from a UPC',
    given: {
      path: { boardId: 'b1' },
      body: { title: 'Autumn & Rain', upc: '0602445790128', subMediaType: 'Album' },
    },
    request: {
      call: `POST ${api}/campaigns/boards/b1/links`,
      body: json({ title: 'Autumn & Rain', upc: '0602445790128', subMediaType: 'Album' }),
    },
  },
  {
    task: 'Rescan the links l1 and l2 of board b1, and their metadata too.',
    site: 'music',
    query: 'rescan links',
    given: {
      path: { boardId: 'b1' },
      query: { 'rescanOptions.metadata': true },
      body: { linkIds: ['l1', 'l2'] },
    },
    request: {
      call: `POST ${api}/campaigns/boards/b1/links/rescan?rescanOptions.metadata=true`,
      body: json({ linkIds: ['l1', 'l2'] }),
    },
  },
  {
    task: 'Schedule a scan by ISRC of link l1 on board b1 for nine o’clock in Berlin on 1 March.',
    site: 'music',
    query: 'schedule a scan',
    given: {
      path: { boardId: 'b1', linkId: 'l1' },
      body: { startTime: '2027-03-01T09:00:00+01:00', scanningSource: 'ISRC' },
    },
    request: {
      call: `POST ${api}/campaigns/boards/b1/links/l1/scheduledscans`,
      body: json({ startTime: '2027-03-01T09:00:00+01:00', scanningSource: 'ISRC' }),
    },
  },
  {
    task: 'Wait until link l1 of board b1 is ready: has its scan finished?',
    site: 'music',
    query: 'when is scanning done',
    given: { path: { boardId: 'b1', linkId: 'l1' } },
    request: { call: `GET ${api}/campaigns/boards/b1/links/l1/scan/status` },
  },
  {
    task: 'Bring the deleted link l1 of board b1 back.',
    site: 'music',
    query: 'undo the deletion of a link',
    given: { path: { boardId: 'b1', linkId: 'l1' } },
    request: { call: `PUT ${api}/campaigns/boards/b1/links/l1/restore` },
  },
  {
    task: 'Cancel the planned scan s1 of link l1 on board b1.',
    site: 'music',
    query: 'cancel a scheduled scan',
    given: { path: { boardId: 'b1', linkId: 'l1', scanId: 's1' } },
    request: { call: `DELETE ${api}/campaigns/boards/b1/links/l1/scheduledscans/s1` },
  },
  {
    task: 'Find out which music services board b1 can send fans to.',
    site: 'music',
    query: 'music services of a board',
    given: { path: { boardId: 'b1' } },
    request: { call: `GET ${api}/settings/boards/b1/mediaservices` },
  },
  {
    task: 'Set the affiliate value "a-7" of the media service m1 for link l1 of board b1.',
    site: 'music',
    query: 'set affiliate programs of a link',
    given: {
      path: { boardId: 'b1', linkId: 'l1' },
      body: [{ mediaServiceId: 'm1', affiliateValue: 'a-7' }],
    },
    request: {
      call: `PUT ${api}/campaigns/boards/b1/links/l1/linkaffiliateprograms`,
      body: json([{ mediaServiceId: 'm1', affiliateValue: 'a-7' }]),
    },
  },
  {
    task: 'List green and organic products from 2.5 to 20.',
    site: 'shop',
    query: 'list products by tags and price',
    given: { query: { tags: ['green', 'organic'], price: { from: 2.5, to: 20 } } },
    request: {
      call: `GET ${shop}/products?tags=green%7Corganic&price%5Bfrom%5D=2.5&price%5Bto%5D=20`,
    },
  },
  {
    task: 'Get the products as CSV from the American server, with the origin Japan as filter.',
    site: 'shop',
    query: 'list products',
    given: {
      query: { where: { origin: 'Japan' } },
      header: { accept: 'text/csv' },
      choices: { variables: { region: 'us' } },
    },
    request: {
      call: 'GET https://us.shop.example.com/v2/products?where=%7B%22origin%22%3A%22Japan%22%7D',
      headers: { Accept: 'text/csv' },
    },
  },
  {
    task: 'Read the product t-1.',
    site: 'shop',
    query: 'get a product',
    given: { path: { productId: 't-1' } },
    request: { call: `GET ${shop}/products/.t-1` },
  },
  {
    task: 'Add a tea "Sencha" with 100 grams, which steeps at 70 °C for 1.5 minutes.',
    site: 'shop',
    query: 'add a product',
    given: { body: { kind: 'tea', name: 'Sencha', grams: 100, steeping: [70, 1.5] } },
    request: {
      call: `POST ${shop}/products`,
      body: json({ kind: 'tea', name: 'Sencha', grams: 100, steeping: [70, 1.5] }),
    },
  },
  {
    task: 'Add a gift card of 25 with the code "x1" on my own machine, with the key "k1".',
    site: 'shop',
    query: 'create product gift card',
    given: {
      body: { kind: 'gift', name: 'Gift', amount: 25, code: 'x1' },
      header: { 'x-shop-key': 'k1' },
      choices: { server: 'http://localhost:8080', authentication: 'key' },
    },
    request: {
      call: 'POST http://localhost:8080/products',
      headers: { 'X-Shop-Key': 'k1' },
      body: json({ kind: 'gift', name: 'Gift', amount: 25, code: 'x1' }),
    },
  },
  {
    task: 'Order two of t-1, and notify https://me.example/hook.',
    site: 'shop',
    query: 'place an order',
    given: {
      body: { lines: [{ product: 't-1', count: 2 }], notify: 'https://me.example/hook' },
      header: token,
    },
    request: {
      call: `POST ${shop}/orders`,
      headers: token,
      body: json({ lines: [{ product: 't-1', count: 2 }], notify: 'https://me.example/hook' }),
    },
  },
  {
    task: 'Order t-1 and c-7 with a form.',
    site: 'shop',
    query: 'place an order',
    given: {
      form: { lines: ['t-1', 'c-7'], note: 'Ring & wait' },
      choices: { mediaType: 'application/x-www-form-urlencoded' },
    },
    request: {
      call: `POST ${shop}/orders`,
      body: {
        mediaType: 'application/x-www-form-urlencoded',
        text: 'lines=t-1&lines=c-7&note=Ring%20%26%20wait',
      },
    },
  },
  {
    task: 'Write "Please ring twice." as the note of order 12345678901234567890, as ann with the password pw.',
    site: 'shop',
    query: 'note of an order',
    given: {
      path: { orderId: '12345678901234567890' },
      header: { Authorization: { username: 'ann', password: 'pw' } },
      body: 'Please ring twice.',
    },
    request: {
      call: 'PUT https://notes.shop.example.com/orders/12345678901234567890/note',
      headers: { Authorization: 'Basic YW5uOnB3' },
      body: { mediaType: 'text/plain', text: 'Please ring twice.' },
    },
  },
  {
    task: 'Upload the picture tea.png, whose origin is Japan.',
    site: 'shop',
    query: 'upload a picture',
    given: { form: { picture: 'tea.png', details: { origin: 'Japan' } } },
    request: {
      call: `POST ${shop}/files`,
      body: {
        mediaType: 'multipart/form-data',
        parts: [
          { name: 'picture', file: 'tea.png', mediaType: 'image/png' },
          { name: 'details', text: '{"origin":"Japan"}', mediaType: 'application/json' },
        ],
      },
    },
  },
  {
    task: 'Remove the product c-7 as staff "s1" with the key "k1".',
    site: 'shop',
    query: 'remove a product',
    given: {
      path: { productId: 'c-7' },
      cookie: { staff: 's1' },
      header: { 'X-Shop-Key': 'k1' },
    },
    request: {
      call: `DELETE ${shop}/products/c-7`,
      headers: { Cookie: 'staff=s1', 'X-Shop-Key': 'k1' },
    },
  },
];

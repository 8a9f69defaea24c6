import type { Call } from '../../../adapters/http/call';
import { present } from '../../../domain/shared/present';
import type { Json } from './openapi-notes';

const description = `What the storefront asks its services for, generated from the schemas that it reads their replies with.

Every reply may be wrapped in \`data\`. Fields that are not described are ignored. \`successResponse: false\` is a failure
whatever the status. What a failure says is shown to the customer as text. The three services may live on three hosts.`;

const tags = {
  account: 'Sign-in and the customer.',
  cart: 'The cart of shops that keep it on the server.',
  contact: 'Messages to the shop.',
  menu: "Today's menu, its items and categories.",
  order: "The customer's orders.",
};

export const failureSchema: Json = {
  type: 'object',
  properties: {
    successResponse: { const: false },
    errorMessage: { type: 'string' },
    message: { type: 'string' },
  },
};

export function describeDocument(paths: Json, schemas: Json): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Services of the storefront',
      version: '1',
      description,
      contact: { name: 'The team of the storefront' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      { url: 'http://127.0.0.1:5174', description: 'The mock API of `npm run start:http`.' },
      {
        url: 'https://{host}',
        description: 'Your own services.',
        variables: { host: { default: 'api.your-shop.test', description: 'Where the services are.' } },
      },
    ],
    security: [],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      schemas,
      responses: {
        Refused: refusal('The request is not as agreed.', 'The request is not as agreed at items.'),
        Unauthorized: refusal(
          'No token, or a token, password or code that is not accepted.',
          'Authentication required.',
        ),
        Forbidden: refusal('Not for this customer.', 'Only the staff may change the menu.'),
        NotFound: refusal("There is no such thing, or it is not the customer's.", 'Order not found'),
        Unprocessable: refusal('The request can be read and not be carried out.', 'Classic Chip is sold out.'),
        Conflict: refusal('It is so already, or was done otherwise.', 'An account with this email exists already.'),
        TooMany: {
          ...refusal('Too many calls. Retry-After says in how many seconds the next one may come.', 'Please wait.'),
          headers: {
            'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' }, example: '30' },
          },
        },
        Failed: refusal('Any other failure.', 'Please try again later.'),
      },
      securitySchemes: {
        staff: { type: 'http', scheme: 'bearer', description: 'The token of somebody who may change the menu.' },
        customer: { type: 'http', scheme: 'bearer', description: 'The access token of a sign-in.' },
      },
    },
  };
}

function refusal(text: string, errorMessage: string): Json {
  const schema = { $ref: '#/components/schemas/Failure' };
  const example = { successResponse: false, errorMessage };
  return { description: text, content: { 'application/json': { schema, example } } };
}

/** A visitor has a cart by a cookie or by a token, as the service likes. */
export type Caller = 'anyone' | 'signingIn' | 'visitor' | 'customer' | 'staff';

export const securityOf: Readonly<Record<Caller, readonly Json[]>> = {
  anyone: [],
  signingIn: [],
  visitor: [{}, { customer: [] }],
  customer: [{ customer: [] }],
  staff: [{ staff: [] }],
};

export function refusals(
  { path, body, method }: Pick<Call<unknown, unknown>, 'path' | 'body' | 'method'>,
  caller: Caller,
): Json {
  const response = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return present({
    400: response('Refused'),
    401: caller === 'anyone' ? undefined : response('Unauthorized'),
    403: securityOf[caller].length > 0 ? response('Forbidden') : undefined,
    404: path.includes('{') ? response('NotFound') : undefined,
    409: method === 'GET' ? undefined : response('Conflict'),
    422: body ? response('Unprocessable') : undefined,
    429: response('TooMany'),
    default: response('Failed'),
  });
}

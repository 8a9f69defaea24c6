/** The packages of the backend at run time. They stay outside of its bundle. */
export const backendPackages = [
  '@electric-sql/pglite',
  '@fastify/cookie',
  '@fastify/cors',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/static',
  'fastify',
  'ip-address',
  'jose',
  'nodemailer',
  'openid-client',
  'pg',
  'stripe',
];

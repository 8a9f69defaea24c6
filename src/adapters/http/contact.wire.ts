import * as z from 'zod/mini';

export const messageBody = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

export const newsletterBody = z.object({ email: z.string() });

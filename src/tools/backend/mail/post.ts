import { createTransport } from 'nodemailer';
import { hashOf } from '../random';

export interface Mail {
  /** The same for each attempt at one mail, so that a program can tell a copy. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Rejects until the mail is accepted. */
export interface Post {
  send(mail: Mail): Promise<void>;
}

const patience = 10_000;

export function smtpPost(url: string, from: string): Post {
  const transport = createTransport(
    { url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    { from },
  );
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, ...mail }) => {
      // As text, it could be read as a list of addresses.
      const address = { name: '', address: to };
      const messageId = `<${hashOf(id).slice(0, 32)}@${domain}>`;
      await transport.sendMail({ ...mail, to: address, messageId }).catch((error: unknown) => {
        // The log and the outbox keep it, and neither names a person.
        throw new Error(String(error).replaceAll(/[^\s<>]+@[^\s<>]+/g, '…'));
      });
    },
  };
}

import { createTransport, type Transporter } from 'nodemailer';

/** One mail, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** BCP 47 tag of its language. */
  language: string;
  /** The same for the same letter, however often it is tried. */
  messageId: string;
}

/** Takes mails away: to a server, or into a folder. */
export interface MailSender {
  /** @throws Error when the server does not take it; the caller tries again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SEND_TIMEOUT_MS = 30_000;

/** Sends by SMTP. @param url `smtp://…` or `smtps://…`, with user and password where needed. */
export function smtpSender(url: string, from: string): MailSender {
  const transport: Transporter = createTransport(url, {
    from,
  });
  Object.assign(transport.options, {
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(message(mail));
    },
    close: () => transport.close(),
  };
}

/** What nodemailer makes of a mail; the outbox writes the same bytes as a server would get. */
export async function mailSource(mail: Mail, from: string): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  const { message: bytes } = await transport.sendMail(message(mail));
  return bytes as Buffer;
}

function message({ to, subject, text, html, language, messageId }: Mail) {
  return {
    to,
    subject,
    text,
    html,
    messageId,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    // A name typed by a person must never reach for a file or an address on the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

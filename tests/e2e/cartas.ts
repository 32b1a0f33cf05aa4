/** Mails of the stories, as the local mailbox keeps them. */
import { mailboxUrl } from '@tests/support/emulators';
import { expect } from './apoio';

export interface Carta {
  subject: string;
  links: string[];
}

/** The newest mail to the address, once it is there. */
export async function carta(email: string, assunto: RegExp): Promise<Carta> {
  let achada: Carta | undefined;
  await expect(async () => {
    const resposta = await fetch(`${mailboxUrl()}/api/mails?to=${encodeURIComponent(email)}`);
    achada = ((await resposta.json()) as Carta[]).find(({ subject }) => assunto.test(subject));
    expect(achada).toBeDefined();
  }).toPass();
  if (!achada) throw new Error(`nenhuma carta para ${email}`);
  return achada;
}
/** Path of the mail's first link that fits, on whatever host the tests run. */
export const link = ({ links }: Carta, quais = /./) => {
  const url = new URL(links.find((l) => quais.test(l)) ?? '');
  return `${url.pathname}${url.search}${url.hash}`;
};

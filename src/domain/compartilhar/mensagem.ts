/** Addresses that hand a message to the person's own WhatsApp or mail program (decisions P325). */

/** Half a sign, which a text cut short may end in, has no form in an address: coding it throws. */
const emEndereco = (texto: string) => encodeURIComponent(texto.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

/** The address always goes along, in a line of its own: programs make a link of it. */
export const comEndereco = (mensagem: string, endereco: string) => `${mensagem.trim()}\n\n${endereco}`.trim();

export const peloWhatsApp = (texto: string) => `https://wa.me/?text=${emEndereco(texto)}`;

/** Nothing written in subject or text adds a recipient or a field (threats A53). */
export const peloCorreio = (assunto: string, texto: string) =>
  `mailto:?subject=${emEndereco(assunto.replaceAll(/\s+/g, ' ').trim())}&body=${emEndereco(texto.replaceAll(/\r?\n/g, '\r\n'))}`;

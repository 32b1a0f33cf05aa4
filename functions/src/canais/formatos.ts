/**
 * A message in the shape of its receiver. What people wrote stands in fields that read no markup: a title is no link,
 * no mention of everybody and no picture, whatever it says (threats H17).
 */
import type { EventoEntregue, TipoDeCanal } from '@/domain/canais/canal';

/** What a channel is told. */
export interface Aviso {
  evento: EventoEntregue;
  empresa: string;
  /** A whole sentence. */
  frase: string;
  /** Name of what it is about. */
  titulo: string;
  /** What the button says, and where it leads. */
  botao: string;
  link: string;
}

/** https://adaptivecards.io: a TextRun is plain text, where a TextBlock reads markdown. */
const teams = ({ empresa, frase, botao, link }: Aviso) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
          { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: frase, weight: 'Bolder' }] },
          { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: empresa, isSubtle: true }] },
        ],
        actions: [{ type: 'Action.OpenUrl', title: botao, url: link }],
      },
    },
  ],
});

/** Slack reads `text` as its markup; these three make plain text of it. */
const semMarcas = (texto: string) =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const simples = (text: string) => ({ type: 'plain_text', text: text.slice(0, 3_000), emoji: false });

const slack = ({ empresa, frase, botao, link }: Aviso) => ({
  text: semMarcas(frase),
  unfurl_links: false,
  blocks: [
    { type: 'section', text: simples(frase) },
    { type: 'context', elements: [simples(empresa)] },
    { type: 'actions', elements: [{ type: 'button', text: simples(botao), url: link }] },
  ],
});

const proprio = ({ evento, empresa, frase, titulo, link }: Aviso) => ({
  evento,
  empresa,
  texto: frase,
  titulo,
  link,
});

export const FORMATOS: Record<TipoDeCanal, (aviso: Aviso) => object> = {
  TEAMS: teams,
  SLACK: slack,
  PROPRIO: proprio,
};
